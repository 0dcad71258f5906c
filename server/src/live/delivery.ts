import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { DocumentState, LogSlice, Output } from '../domain/live/document-state.ts';
import { Pace } from '../domain/live/pace.ts';
import type { Connection } from './connection.ts';

/** Interval between checks for whether a slow reader has room again. */
const UNREAD_MS = 50;
/** Limits per message, in updates and roughly in bytes; the rest comes with the next pull. */
const UPDATES_PER_MESSAGE = 500;
const BYTES_PER_MESSAGE = 512 * 1024;
/** Limit for the bytes of cached messages, which are shared by sockets at the same version. */
const CACHE_BYTES = 2 * 1024 * 1024;

type ReadOlder = (version: number, bytes: number) => Promise<LogSlice>;

/** Answers pulls as fast as {@link Pace} allows. Sockets at the same version share one message. */
export class Delivery {
  readonly #live: DocumentState;
  readonly #connectionOf: (id: string) => Connection | undefined;
  readonly #readOlder: ReadOlder;
  readonly #pace = new Pace();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #reading = new Set<string>();
  #frames = new Map<string, Uint8Array>();
  #framesVersion = -1;
  #framesBytes = 0;

  constructor(live: DocumentState, connectionOf: (id: string) => Connection | undefined, readOlder: ReadOlder) {
    this.#live = live;
    this.#connectionOf = connectionOf;
    this.#readOlder = readOlder;
  }

  /** After a commit, senders are answered first, each in one write, then everyone else. */
  answer(replies: readonly Output[], emit: (own: readonly Output[]) => void): void {
    for (const [id, own] of Map.groupBy(replies, ({ to }) => to)) {
      this.#connectionOf(id)?.together(() => {
        this.deliver(id);
        emit(own);
      });
    }
    this.deliverAll();
  }

  deliverAll(): void {
    for (const { id } of this.#live.members()) this.deliver(id);
  }

  deliver(id: string): void {
    const version = this.#live.pulled(id);
    const connection = this.#connectionOf(id);
    if (version === null || connection === undefined || this.#timers.has(id) || this.#reading.has(id)) return;
    const isRead = connection.mayTake(this.#frames.get(nameFrame(connection, version))?.length ?? 0);
    const wait = isRead ? this.#pace.take(id, performance.now()) : UNREAD_MS;
    if (wait === 0) {
      if (this.#live.reaches(version)) this.#answer(connection, version);
      else void this.#answerOlder(connection, version);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.deliver(id);
    }, wait);
    this.#timers.set(id, timer);
  }

  forget(id: string): void {
    this.#pace.forget(id);
    const timer = this.#timers.get(id);
    if (timer) clearTimeout(timer);
    this.#timers.delete(id);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #answer(connection: Connection, version: number): void {
    const head = this.#live.durable.version;
    if (this.#framesVersion !== head || this.#framesBytes > CACHE_BYTES) {
      this.#frames = new Map();
      this.#framesVersion = head;
      this.#framesBytes = 0;
    }
    const known = this.#frames.get(nameFrame(connection, version));
    if (known !== undefined) {
      this.#live.notePulled(connection.id);
      connection.sendFrame(known);
      return;
    }
    const frame = this.#send(connection, this.#live.answerPull(connection.id, UPDATES_PER_MESSAGE, BYTES_PER_MESSAGE));
    if (frame === null) return;
    this.#frames.set(nameFrame(connection, version), frame);
    this.#framesBytes += frame.length;
  }

  /** Steps no longer in memory are read for this message only, and not cached. */
  async #answerOlder(connection: Connection, version: number): Promise<void> {
    const { id } = connection;
    this.#reading.add(id);
    try {
      const slice = await this.#readOlder(version, BYTES_PER_MESSAGE);
      this.#reading.delete(id);
      if (this.#connectionOf(id) !== connection) return;
      if (this.#live.pulled(id) !== version) this.deliver(id);
      else this.#send(connection, this.#live.answerFrom(id, slice, UPDATES_PER_MESSAGE, BYTES_PER_MESSAGE));
    } catch {
      // The database failed: the client reconnects and resumes.
      connection.close(CLOSE.restarting, 'cannot-read');
    } finally {
      this.#reading.delete(id);
    }
  }

  #send(connection: Connection, [output]: readonly Output[]): Uint8Array | null {
    if (!output) return null;
    if ('close' in output) {
      connection.close(output.close);
      return null;
    }
    const frame = Buffer.from(JSON.stringify(output.send));
    connection.sendFrame(frame);
    return frame;
  }
}

/** Sockets with and without review get different messages for the same steps. */
function nameFrame({ isReviewing }: Connection, version: number): string {
  return `${isReviewing ? 'review' : 'text'} ${version}`;
}
