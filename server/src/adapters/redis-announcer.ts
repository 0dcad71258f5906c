import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';

/** Announcements are gathered for a moment, so that the number of calls stays small. */
const GATHER_MS = 5;
/** Beyond this, announcements are dropped: the other nodes find the changes by polling. */
const WAITING_MAX = 2000;
const RECONNECT_MS = 500;
const CONNECT_MS = 2000;
/** A connection on which not even a ping is answered for so long is dead. */
const SILENCE_MS = 5000;
const PING_MS = 1000;

export interface RedisAnnouncerParts<Said> {
  url: string;
  /** Before the names of all channels: others may use the same Redis. */
  prefix: string;
  /** Whose editors it is for; null: all nodes. */
  documentOf(said: Said): string | null;
  pack(said: readonly Said[]): string[];
  /** Payloads of all nodes, our own included. */
  hear(payload: string): void;
  /** Announcements may have been lost in either direction: poll everything. */
  missed(): void;
  /** Announcements of ours were dropped. */
  dropped(): void;
  warn(error: unknown): void;
}

/**
 * Announces commits to the other nodes through Redis or Valkey: a node hears only of the documents that are open at it.
 * Nothing is kept there, and correctness does not depend on it: what is not heard is found by polling.
 */
export class RedisAnnouncer<Said> {
  readonly #parts: RedisAnnouncerParts<Said>;
  readonly #speaker;
  readonly #listener;
  readonly #all: string;
  /** Documents whose channel is, or is being, subscribed to. */
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
    // Whichever is ready last: what is said on the one and heard on the other must both arrive.
    for (const client of [this.#speaker, this.#listener]) client.on('ready', () => void this.#listen());
  }

  #connect() {
    const client = createClient({
      url: this.#parts.url,
      RESP: 2,
      maintNotifications: 'disabled',
      // What waits for a connection would be old when there is one.
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: () => RECONNECT_MS },
    });
    client.on('error', (error: unknown) => this.#warn(error));
    client.on('ready', () => (this.#hasWarned = false));
    return client;
  }

  /** Resolves once it listens, or when that takes too long: it goes on trying by itself. */
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

  /** How many announcements have not been sent. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether it hears of a document from now on, and did not before. */
  async follow(document: string): Promise<boolean> {
    if (this.#closed || this.#followed.has(document)) return false;
    const following = this.#subscribe(this.#channelOf(document));
    this.#followed.set(document, following);
    const isHeard = await following;
    if (!isHeard && this.#followed.get(document) === following) this.#followed.delete(document);
    return isHeard;
  }

  /** Hears of these documents and of no others; returns those that it did not hear of before. */
  async followOnly(documents: ReadonlySet<string>): Promise<string[]> {
    await this.#unfollow([...this.#followed.keys()].filter((document) => !documents.has(document)));
    const added = [...documents].filter((document) => !this.#followed.has(document));
    const heard = await Promise.all(added.map((document) => this.follow(document)));
    return added.filter((_, at) => heard[at]);
  }

  async #unfollow(gone: readonly string[]): Promise<void> {
    // Without a connection it stays, as the client would subscribe to it again.
    if (gone.length === 0 || !this.#listener.isReady) return;
    // Beforehand: one that is opened meanwhile is then subscribed to again, after this.
    for (const document of gone) this.#followed.delete(document);
    try {
      // With the listener, or the client would take a channel for subscribed until this is answered.
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

  /** The client subscribes again by itself to what it was subscribed to when its connection ended. */
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

  /** One batch at a time: while Redis is slow, others gather, and are dropped when they are too many. */
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
