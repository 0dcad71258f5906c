import pg from 'pg';
import { QUERY_TIMEOUT_MS } from './postgres.ts';

const CHANNEL = 'scriptorium';
/** How long announcements are collected into one call. */
const BATCH_MS = 5;
/** Beyond this, the queue is dropped: the other nodes find the changes by polling. */
const MAX_QUEUED = 2000;
const RECONNECT_MS = 500;
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';

export interface AnnouncerParts<Announcement> {
  url: string;
  /** Encodes announcements as payloads that fit one NOTIFY each. */
  pack(announcements: readonly Announcement[]): string[];
  /** Handles a payload of any node, including this one. */
  onPayload(payload: string): void;
  /** Called once connected: announcements may have been lost in either direction, so everything has to be polled. */
  onGap(): void;
  /** Called when this node's queue was dropped. */
  onOverflow(): void;
}

/**
 * Announces commits to the other nodes and receives theirs through PostgreSQL's LISTEN and NOTIFY, on one connection
 * with one call in flight. Never used inside the transaction that is announced: commits with NOTIFY are serialized
 * across the database. Correctness does not depend on it, since missed announcements are found by polling.
 */
export class Announcer<Announcement> {
  readonly #parts: AnnouncerParts<Announcement>;
  #client: pg.Client | null = null;
  #queue: Announcement[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isSending = false;
  #closed = false;

  constructor(parts: AnnouncerParts<Announcement>) {
    this.#parts = parts;
  }

  /** Resolves once listening; reconnects by itself from then on. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#parts.url,
      connectionTimeoutMillis: 10_000,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'scriptorium announcer',
    });
    client.on('error', () => this.#reconnectAfter(client));
    client.on('end', () => this.#reconnectAfter(client));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#parts.onPayload(payload);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#client = client;
    // Anything may have been announced while disconnected.
    this.#parts.onGap();
    this.#scheduleSend();
  }

  announce(announcement: Announcement): void {
    if (this.#closed) return;
    this.#queue.push(announcement);
    if (this.#queue.length > MAX_QUEUED) {
      this.#queue = [];
      this.#parts.onOverflow();
    }
    this.#scheduleSend();
  }

  /** Number of announcements waiting to be sent. */
  get queued(): number {
    return this.#queue.length;
  }

  /** Nothing to do: one channel carries all documents. Redis has one per document. */
  subscribe(): Promise<boolean> {
    return Promise.resolve(false);
  }

  subscribeOnly(): Promise<string[]> {
    return Promise.resolve([]);
  }

  /** Sends what is still waiting. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    if (client !== null && this.#queue.length > 0)
      await client.query(NOTIFY, [CHANNEL, this.#parts.pack(this.#queue)]).catch(() => undefined);
    this.#queue = [];
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #scheduleSend(): void {
    if (this.#queue.length === 0 || this.#isSending || this.#client === null) return;
    this.#timer ??= setTimeout(() => void this.#send(), BATCH_MS);
  }

  async #send(): Promise<void> {
    this.#timer = null;
    const client = this.#client;
    if (client === null) return;
    const payloads = this.#parts.pack(this.#queue);
    this.#queue = [];
    this.#isSending = true;
    try {
      await client.query(NOTIFY, [CHANNEL, payloads]);
    } catch {
      this.#reconnectAfter(client);
      await client.end().catch(() => undefined);
    }
    this.#isSending = false;
    this.#scheduleSend();
  }

  #reconnectAfter(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    const retry = (): void => {
      if (!this.#closed) this.open().catch(() => setTimeout(retry, RECONNECT_MS).unref());
    };
    setTimeout(retry, RECONNECT_MS).unref();
  }
}
