import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';

/** How long announcements are collected into one batch. */
const BATCH_MS = 5;
/** Beyond this, the queue is dropped: the other nodes find the changes by polling. */
const MAX_QUEUED = 2000;
const RECONNECT_MS = 500;
const CONNECT_MS = 2000;
/** A connection that does not even respond to pings for this long is dead. */
const SOCKET_TIMEOUT_MS = 5000;
const PING_MS = 1000;

export interface RedisAnnouncerParts<Announcement> {
  url: string;
  /** Prefix of all channels, since others may use the same Redis. */
  prefix: string;
  /** The document whose editors need it; null for all nodes. */
  documentOf(announcement: Announcement): string | null;
  pack(announcements: readonly Announcement[]): string[];
  /** Handles a payload of any node, including this one. */
  onPayload(payload: string): void;
  /** Called once connected: announcements may have been lost in either direction, so everything has to be polled. */
  onGap(): void;
  /** Called when this node's queue was dropped. */
  onOverflow(): void;
  warn(error: unknown): void;
}

/**
 * Announces commits to the other nodes through Redis or Valkey; a node receives only those about documents it has open.
 * Nothing is stored there, and correctness does not depend on it, since missed announcements are found by polling.
 */
export class RedisAnnouncer<Announcement> {
  readonly #parts: RedisAnnouncerParts<Announcement>;
  readonly #publisher;
  readonly #subscriber;
  readonly #all: string;
  /** By document; resolves to whether the subscription succeeded. */
  readonly #subscriptions = new Map<string, Promise<boolean>>();
  #queue: Announcement[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isSending = false;
  #closed = false;
  #hasWarned = false;

  constructor(parts: RedisAnnouncerParts<Announcement>) {
    this.#parts = parts;
    this.#all = `${parts.prefix}all`;
    this.#publisher = this.#connect();
    this.#subscriber = this.#connect();
    // Whichever becomes ready last completes the pair.
    for (const client of [this.#publisher, this.#subscriber]) client.on('ready', () => void this.#onReady());
  }

  #connect() {
    const client = createClient({
      url: this.#parts.url,
      RESP: 2,
      maintNotifications: 'disabled',
      // Whatever waited for a connection would be outdated by then.
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { connectTimeout: CONNECT_MS, socketTimeout: SOCKET_TIMEOUT_MS, reconnectStrategy: () => RECONNECT_MS },
    });
    client.on('error', (error: unknown) => this.#warn(error));
    client.on('ready', () => (this.#hasWarned = false));
    return client;
  }

  /** Resolves once connected or after a time limit; keeps trying in the background. */
  async open(): Promise<void> {
    const both = Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    both.catch((error: unknown) => this.#warn(error));
    await Promise.race([both.catch(() => undefined), wait(CONNECT_MS, undefined, { ref: false })]);
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

  /** Subscribes to a document's channel; false if it already was, or Redis is unreachable. */
  async subscribe(document: string): Promise<boolean> {
    if (this.#closed || this.#subscriptions.has(document)) return false;
    const subscribing = this.#subscribeTo(this.#channelOf(document));
    this.#subscriptions.set(document, subscribing);
    const isSubscribed = await subscribing;
    if (!isSubscribed && this.#subscriptions.get(document) === subscribing) this.#subscriptions.delete(document);
    return isSubscribed;
  }

  /** Subscribes to exactly these documents' channels; returns those that are new. */
  async subscribeOnly(documents: ReadonlySet<string>): Promise<string[]> {
    await this.#unsubscribe([...this.#subscriptions.keys()].filter((document) => !documents.has(document)));
    const added = [...documents].filter((document) => !this.#subscriptions.has(document));
    const subscribed = await Promise.all(added.map((document) => this.subscribe(document)));
    return added.filter((_, at) => subscribed[at]);
  }

  async #unsubscribe(gone: readonly string[]): Promise<void> {
    // Without a connection they stay, since the client would subscribe to them again.
    if (gone.length === 0 || !this.#subscriber.isReady) return;
    // Before anything else, so that a document opened meanwhile subscribes again afterwards.
    for (const document of gone) this.#subscriptions.delete(document);
    try {
      // Passing the handler makes the client forget the channel at once instead of when the reply arrives.
      await this.#subscriber.unsubscribe(gone.map(this.#channelOf), this.#onMessage);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** Sends what is still waiting. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await Promise.race([this.#send(), wait(BATCH_MS * 100, undefined, { ref: false })]);
    this.#closed = true;
    this.#queue = [];
    for (const client of [this.#publisher, this.#subscriber]) if (client.isOpen) client.destroy();
  }

  readonly #onMessage = (payload: string): void => {
    if (!this.#closed) this.#parts.onPayload(payload);
  };

  readonly #channelOf = (document: string | null): string =>
    document === null ? this.#all : `${this.#parts.prefix}document:${document}`;

  /** Only the common channel: after a reconnection, the client restores its subscriptions itself. */
  async #onReady(): Promise<void> {
    if (!this.#publisher.isReady || !(await this.#subscribeTo(this.#all))) return;
    if (!this.#closed) this.#parts.onGap();
  }

  async #subscribeTo(channel: string): Promise<boolean> {
    if (!this.#subscriber.isReady) return false;
    try {
      await this.#subscriber.subscribe(channel, this.#onMessage);
      return true;
    } catch {
      return false;
    }
  }

  #scheduleSend(): void {
    if (this.#queue.length === 0 || this.#isSending) return;
    this.#timer ??= setTimeout(() => void this.#send(), BATCH_MS);
  }

  /** One batch at a time: while Redis is slow, announcements queue up, and are dropped if there are too many. */
  async #send(): Promise<void> {
    this.#timer = null;
    const batch = this.#queue;
    this.#queue = [];
    if (batch.length === 0 || !this.#publisher.isReady) return;
    this.#isSending = true;
    try {
      const calls: Promise<number>[] = [];
      for (const [document, about] of Map.groupBy(batch, (one) => this.#parts.documentOf(one)))
        for (const payload of this.#parts.pack(about))
          calls.push(this.#publisher.publish(this.#channelOf(document), payload));
      await Promise.allSettled(calls);
    } finally {
      this.#isSending = false;
      this.#scheduleSend();
    }
  }

  #warn(error: unknown): void {
    if (this.#closed || this.#hasWarned) return;
    this.#hasWarned = true;
    this.#parts.warn(error);
  }
}
