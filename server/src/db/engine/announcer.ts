import pg from 'pg';
import { SILENCE_MS } from './postgres.ts';

const CHANNEL = 'scriptorium';
/** Announcements are batched to keep the number of calls small. */
const GATHER_MS = 5;
/** Beyond this, announcements are dropped: the other nodes find the changes by polling. */
const WAITING_MAX = 2000;
const RECONNECT_MS = 500;
const SAY = 'select pg_notify($1, said) from unnest($2::text[]) as said';

export interface AnnouncerParts<Said> {
  url: string;
  /** Splits announcements into payloads that fit one NOTIFY each. */
  pack(said: readonly Said[]): string[];
  /** Handles a payload of any node, including this one. */
  hear(payload: string): void;
  /** Called when announcements may have been lost in either direction: everything has to be polled. */
  missed(): void;
  /** Called when announcements of this node were dropped. */
  dropped(): void;
}

/**
 * Announces commits to the other nodes and receives theirs through PostgreSQL's LISTEN and NOTIFY, on one connection
 * with one call in flight. Never used inside the transaction that is announced: commits with NOTIFY are serialized
 * across the database. Correctness does not depend on it, since missed announcements are found by polling.
 */
export class Announcer<Said> {
  readonly #parts: AnnouncerParts<Said>;
  #client: pg.Client | null = null;
  #waiting: Said[] = [];
  #timer: NodeJS.Timeout | null = null;
  #saying = false;
  #closed = false;

  constructor(parts: AnnouncerParts<Said>) {
    this.#parts = parts;
  }

  /** Resolves once listening; reconnects by itself from then on. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#parts.url,
      connectionTimeoutMillis: 10_000,
      query_timeout: SILENCE_MS,
      keepAlive: true,
      application_name: 'scriptorium announcer',
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#parts.hear(payload);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#client = client;
    // Anything may have been announced while disconnected.
    this.#parts.missed();
    this.#sayLater();
  }

  say(said: Said): void {
    if (this.#closed) return;
    this.#waiting.push(said);
    if (this.#waiting.length > WAITING_MAX) {
      this.#waiting = [];
      this.#parts.dropped();
    }
    this.#sayLater();
  }

  /** Number of announcements waiting to be sent. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** One channel carries all documents. */
  follow(): Promise<boolean> {
    return Promise.resolve(false);
  }

  followOnly(): Promise<string[]> {
    return Promise.resolve([]);
  }

  /** Sends what is still waiting. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    if (client !== null && this.#waiting.length > 0)
      await client.query(SAY, [CHANNEL, this.#parts.pack(this.#waiting)]).catch(() => undefined);
    this.#waiting = [];
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #sayLater(): void {
    if (this.#waiting.length === 0 || this.#saying || this.#client === null) return;
    this.#timer ??= setTimeout(() => void this.#sayNow(), GATHER_MS);
  }

  async #sayNow(): Promise<void> {
    this.#timer = null;
    const client = this.#client;
    if (client === null) return;
    const payloads = this.#parts.pack(this.#waiting);
    this.#waiting = [];
    this.#saying = true;
    try {
      await client.query(SAY, [CHANNEL, payloads]);
    } catch {
      this.#lose(client);
      await client.end().catch(() => undefined);
    }
    this.#saying = false;
    this.#sayLater();
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    const again = (): void => {
      if (!this.#closed) this.open().catch(() => setTimeout(again, RECONNECT_MS).unref());
    };
    setTimeout(again, RECONNECT_MS).unref();
  }
}
