/** Counts open document sockets per user and per address. */
export class SocketLimits {
  readonly #perUser: number;
  readonly #perAddress: number;
  readonly #users = new Map<string, number>();
  readonly #addresses = new Map<string, number>();
  #open = 0;

  constructor(limits: { perUser: number; perAddress: number }) {
    this.#perUser = limits.perUser;
    this.#perAddress = limits.perAddress;
  }

  get open(): number {
    return this.#open;
  }

  isFull(address: string): boolean {
    return (this.#addresses.get(address) ?? 0) >= this.#perAddress;
  }

  /** Counts a socket of this address; returns the function that releases it. */
  enterFrom(address: string): () => void {
    this.#open += 1;
    const leave = enter(this.#addresses, address);
    return () => {
      this.#open -= 1;
      leave();
    };
  }

  /** Counts a socket of this user; null at the limit. */
  enterAs(userId: string): (() => void) | null {
    return (this.#users.get(userId) ?? 0) >= this.#perUser ? null : enter(this.#users, userId);
  }
}

function enter(counts: Map<string, number>, key: string): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
}
