import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';

/** Announcements are batched briefly, to keep the number of calls small. */
const GATHER_MS = 5;
/** Beyond this, announcements are dropped: the other nodes find the changes by polling. */
const WAITING_MAX = 2000;
const RECONNECT_MS = 500;
const CONNECT_MS = 2000;
/** A connection that does not even respond to pings for this long is dead. */
const SILENCE_MS = 5000;
const PING_MS = 1000;

export interface RedisAnnouncerParts<Said> {
  url: string;
  /** Prefix of all channels, since others may use the same Redis. */
  prefix: string;
  /** The document whose editors should receive it; null for all nodes. */
  documentOf(said: Said): string | null;
  pack(said: readonly Said[]): string[];
  /** Handles a payload of any node, including this one. */
  hear(payload: string): void;
  /** Called when announcements may have been lost in either direction: everything has to be polled. */
  missed(): void;
  /** Called when announcements of this node were dropped. */
  dropped(): void;
  warn(error: unknown): void;
}

/**
 * Announces commits to the other nodes through Redis or Valkey; a node receives only those about documents it has open.
 * Nothing is stored there, and correctness does not depend on it, since missed announcements are found by polling.
 */
export class RedisAnnouncer<Said> {
  readonly #parts: RedisAnnouncerParts<Said>;
  readonly #speaker;
  readonly #listener;
  readonly #all: string;
  /** Documents whose channel is subscribed to, or about to be. */
  readonly #followed = new Map<string, Promise<boolean>>();
  #waiting: Said[] = [];
  #timer: NodeJS.Timeout | null = null;
  #saying = false;
  #closed = false;
  #hasWarned = false;

  constructor(parts: RedisAnnouncerParts<Said>) {
    this.#parts = parts;
    this.#all = `${parts.prefix}all`;
    this.#speaker = this.#connect();
    this.#listener = this.#connect();
    // When either becomes ready, since messages need both to arrive.
    for (const client of [this.#speaker, this.#listener]) client.on('ready', () => void this.#listen());
  }

  #connect() {
    const client = createClient({
      url: this.#parts.url,
      RESP: 2,
      maintNotifications: 'disabled',
      // Anything that waited for a connection would be outdated by then.
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: () => RECONNECT_MS },
    });
    client.on('error', (error: unknown) => this.#warn(error));
    client.on('ready', () => (this.#hasWarned = false));
    return client;
  }

  /** Resolves once listening, or after a time limit, in which case it keeps trying. */
  async open(): Promise<void> {
    const both = Promise.all([this.#speaker.connect(), this.#listener.connect()]);
    both.catch((error: unknown) => this.#warn(error));
    await Promise.race([both.catch(() => undefined), wait(CONNECT_MS, undefined, { ref: false })]);
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

  /** Whether this call subscribed to a document; false if it was already subscribed to, or could not be. */
  async follow(document: string): Promise<boolean> {
    if (this.#closed || this.#followed.has(document)) return false;
    const following = this.#subscribe(this.#channelOf(document));
    this.#followed.set(document, following);
    const isHeard = await following;
    if (!isHeard && this.#followed.get(document) === following) this.#followed.delete(document);
    return isHeard;
  }

  /** Subscribes to exactly these documents; returns those that are new. */
  async followOnly(documents: ReadonlySet<string>): Promise<string[]> {
    await this.#unfollow([...this.#followed.keys()].filter((document) => !documents.has(document)));
    const added = [...documents].filter((document) => !this.#followed.has(document));
    const heard = await Promise.all(added.map((document) => this.follow(document)));
    return added.filter((_, at) => heard[at]);
  }

  async #unfollow(gone: readonly string[]): Promise<void> {
    // Without a connection they stay, since the client would subscribe to them again.
    if (gone.length === 0 || !this.#listener.isReady) return;
    // Before anything else, so that a document opened meanwhile subscribes again afterwards.
    for (const document of gone) this.#followed.delete(document);
    try {
      // With the listener; otherwise the client would consider the channel subscribed until the reply arrives.
      await this.#listener.unsubscribe(gone.map(this.#channelOf), this.#hear);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** Sends what is still waiting. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await Promise.race([this.#sayNow(), wait(GATHER_MS * 100, undefined, { ref: false })]);
    this.#closed = true;
    this.#waiting = [];
    for (const client of [this.#speaker, this.#listener]) if (client.isOpen) client.destroy();
  }

  readonly #hear = (payload: string): void => {
    if (!this.#closed) this.#parts.hear(payload);
  };

  readonly #channelOf = (document: string | null): string =>
    document === null ? this.#all : `${this.#parts.prefix}document:${document}`;

  /** After a disconnection, the client resubscribes by itself. */
  async #listen(): Promise<void> {
    if (!this.#speaker.isReady || !(await this.#subscribe(this.#all))) return;
    if (!this.#closed) this.#parts.missed();
  }

  async #subscribe(channel: string): Promise<boolean> {
    if (!this.#listener.isReady) return false;
    try {
      await this.#listener.subscribe(channel, this.#hear);
      return true;
    } catch {
      return false;
    }
  }

  #sayLater(): void {
    if (this.#waiting.length === 0 || this.#saying) return;
    this.#timer ??= setTimeout(() => void this.#sayNow(), GATHER_MS);
  }

  /** One batch at a time: while Redis is slow, others collect, and are dropped if there are too many. */
  async #sayNow(): Promise<void> {
    this.#timer = null;
    const said = this.#waiting;
    this.#waiting = [];
    if (said.length === 0 || !this.#speaker.isReady) return;
    this.#saying = true;
    try {
      const calls: Promise<number>[] = [];
      for (const [document, about] of Map.groupBy(said, (one) => this.#parts.documentOf(one)))
        for (const payload of this.#parts.pack(about))
          calls.push(this.#speaker.publish(this.#channelOf(document), payload));
      await Promise.allSettled(calls);
    } finally {
      this.#saying = false;
      this.#sayLater();
    }
  }

  #warn(error: unknown): void {
    if (this.#closed || this.#hasWarned) return;
    this.#hasWarned = true;
    this.#parts.warn(error);
  }
}
