/** Large buffers in memory, each counted once however often it is held. */
class Holdings {
  readonly #times = new Map<object, number>();
  bytes = 0;

  add(content: object, bytes: number): void {
    const times = this.#times.get(content) ?? 0;
    this.#times.set(content, times + 1);
    if (times === 0) this.bytes += bytes;
  }

  remove(content: object, bytes: number): void {
    const times = (this.#times.get(content) ?? 1) - 1;
    if (times > 0) this.#times.set(content, times);
    else if (this.#times.delete(content)) this.bytes -= bytes;
  }
}

/** Buffered outgoing data, per user and server-wide. Buffers shared by many sockets count once. */
export class Outboxes {
  readonly #limits: { perUser: number; total: number };
  readonly #all = new Holdings();
  readonly #users = new Map<string, { holdings: Holdings; open: number }>();

  constructor(limits: { perUser: number; total: number }) {
    this.#limits = limits;
  }

  open(userId: string): Outbox {
    const user = this.#users.get(userId) ?? { holdings: new Holdings(), open: 0 };
    this.#users.set(userId, user);
    user.open += 1;
    return new Outbox([this.#all, user.holdings], {
      // A single message always fits; otherwise it would wait forever.
      fits: (bytes) =>
        (user.holdings.bytes === 0 || user.holdings.bytes + bytes <= this.#limits.perUser) &&
        (this.#all.bytes === 0 || this.#all.bytes + bytes <= this.#limits.total),
      close: () => {
        user.open -= 1;
        if (user.open === 0) this.#users.delete(userId);
      },
    });
  }

  /** Bytes waiting, for metrics. */
  get bytes(): number {
    return this.#all.bytes;
  }
}

/** Data waiting for one socket. */
export class Outbox {
  readonly #holdings: readonly Holdings[];
  readonly #owner: { fits: (bytes: number) => boolean; close: () => void };
  readonly #releases = new Set<() => void>();
  #reserved: (() => void) | null = null;
  #isClosed = false;
  bytes = 0;

  constructor(holdings: readonly Holdings[], owner: { fits: (bytes: number) => boolean; close: () => void }) {
    this.#holdings = holdings;
    this.#owner = owner;
  }

  fits(bytes: number): boolean {
    return this.#owner.fits(bytes);
  }

  /** Reserves room for the next content, if there is any. */
  reserve(bytes: number): boolean {
    if (this.#isClosed || !this.fits(bytes)) return false;
    this.#reserved?.();
    this.#reserved = this.#add({}, bytes);
    return true;
  }

  /** Counts these bytes until the returned function is called or the box is closed. */
  hold(content: Uint8Array): () => void {
    const release = this.#add(content, content.byteLength);
    this.#reserved?.();
    this.#reserved = null;
    return release;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const release of this.#releases) release();
    this.#owner.close();
  }

  #add(content: object, bytes: number): () => void {
    for (const each of this.#holdings) each.add(content, bytes);
    this.bytes += bytes;
    const release = (): void => {
      if (!this.#releases.delete(release)) return;
      for (const each of this.#holdings) each.remove(content, bytes);
      this.bytes -= bytes;
    };
    this.#releases.add(release);
    return release;
  }
}
