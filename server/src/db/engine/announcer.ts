import pg from 'pg';
import { SILENCE_MS } from './postgres.ts';

const CHANNEL = 'scriptorium';
/** Calls a second are few whatever is said: what is said meanwhile goes with the next one. */
const GATHER_MS = 5;
/** Beyond this nothing is carried any more: the others find it when they look. */
const WAITING_MAX = 2000;
const RECONNECT_MS = 500;
const SAY = 'select pg_notify($1, said) from unnest($2::text[]) as said';

export interface AnnouncerParts<Said> {
  url: string;
  /** Short enough for one NOTIFY each. */
  pack(said: readonly Said[]): string[];
  /** What others and we ourselves said, as it was packed. */
  hear(payload: string): void;
  /** What was said may have been missed, or was not said: everything has to be looked at. */
  missed(): void;
}

/**
 * Says to other nodes what was committed, and hears them, over PostgreSQL alone: one connection that listens and says, one
 * call on its way, never within the transaction it is about, since commits that notify go one after the other in the whole
 * cluster. Nothing depends on it: what was not heard is found by looking.
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

  /** Resolves when it listens; later it connects again by itself. */
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
    // Between two connections anything may have been said.
    this.#parts.missed();
    this.#sayLater();
  }

  say(said: Said): void {
    if (this.#closed) return;
    this.#waiting.push(said);
    if (this.#waiting.length > WAITING_MAX) this.#waiting = [];
    this.#sayLater();
  }

  /** Says what is still to be said. */
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
