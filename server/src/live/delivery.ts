import { CLOSE, LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { LiveRoom, LogSlice, Output } from '../domain/live-room.ts';
import type { Line } from './line.ts';

/** So many messages may follow each other at once; together with the pace never more than allowed in a second. */
const BURST = 5;
const PACE_MS = 1000 / (LIVE_LIMITS.updatesPerSecond - BURST);
/** One message holds at most this many updates, and about so many bytes; the rest comes with the next pull. */
const UPDATES_PER_MESSAGE = 500;
const BYTES_PER_MESSAGE = 512 * 1024;
/** Messages that are kept for others who stand at the same version. */
const KEPT_BYTES = 2 * 1024 * 1024;

type ReadOlder = (version: number, bytes: number) => Promise<LogSlice>;

/**
 * Answers pulls: at once after a pause, else paced, so that what many write at the same time arrives together. Sockets
 * that stand at the same version share one message.
 */
export class Delivery {
  readonly #live: LiveRoom;
  readonly #lineOf: (id: string) => Line | undefined;
  readonly #readOlder: ReadOlder;
  /** For each socket the moment from which all of its burst is free again. */
  readonly #freeAt = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #reading = new Set<string>();
  #written = new Map<number, Uint8Array>();
  #writtenAt = -1;
  #writtenBytes = 0;

  constructor(live: LiveRoom, lineOf: (id: string) => Line | undefined, readOlder: ReadOlder) {
    this.#live = live;
    this.#lineOf = lineOf;
    this.#readOlder = readOlder;
  }

  /** After a commit. Those who wrote wait for it: they hear first, each with one write, and then everybody else. */
  answer(replies: readonly Output[], emit: (own: readonly Output[]) => void): void {
    for (const [id, own] of Map.groupBy(replies, ({ to }) => to)) {
      this.#lineOf(id)?.together(() => {
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
    const line = this.#lineOf(id);
    if (version === null || line === undefined || this.#timers.has(id) || this.#reading.has(id)) return;
    const now = performance.now();
    const due = (this.#freeAt.get(id) ?? 0) - (BURST - 1) * PACE_MS;
    const isRead = line.mayTake(this.#written.get(version)?.length ?? 0);
    if (now >= due && isRead) {
      this.#freeAt.set(id, Math.max(now, this.#freeAt.get(id) ?? 0) + PACE_MS);
      if (this.#live.reaches(version)) this.#answer(line, version);
      else void this.#answerOlder(line, version);
      return;
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        this.deliver(id);
      },
      isRead ? due - now : PACE_MS,
    );
    this.#timers.set(id, timer);
  }

  forget(id: string): void {
    this.#freeAt.delete(id);
    const timer = this.#timers.get(id);
    if (timer) clearTimeout(timer);
    this.#timers.delete(id);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #answer(line: Line, version: number): void {
    const head = this.#live.durable.version;
    if (this.#writtenAt !== head || this.#writtenBytes > KEPT_BYTES) {
      this.#written = new Map();
      this.#writtenAt = head;
      this.#writtenBytes = 0;
    }
    const known = this.#written.get(version);
    if (known !== undefined) {
      this.#live.notePulled(line.id);
      line.sendFrame(known);
      return;
    }
    const frame = this.#send(line, this.#live.answerPull(line.id, UPDATES_PER_MESSAGE, BYTES_PER_MESSAGE));
    if (frame === null) return;
    this.#written.set(version, frame);
    this.#writtenBytes += frame.length;
  }

  /** Steps that are not in memory any more are read for this one message, and not kept. */
  async #answerOlder(line: Line, version: number): Promise<void> {
    const { id } = line;
    this.#reading.add(id);
    try {
      const slice = await this.#readOlder(version, BYTES_PER_MESSAGE);
      this.#reading.delete(id);
      if (this.#lineOf(id) !== line) return;
      if (this.#live.pulled(id) !== version) this.deliver(id);
      else this.#send(line, this.#live.answerFrom(id, slice, UPDATES_PER_MESSAGE, BYTES_PER_MESSAGE));
    } catch {
      // The database did not answer: it comes back, and goes on where it stopped.
      line.close(CLOSE.restarting, 'cannot-read');
    } finally {
      this.#reading.delete(id);
    }
  }

  #send(line: Line, [output]: readonly Output[]): Uint8Array | null {
    if (!output) return null;
    if ('close' in output) {
      line.close(output.close);
      return null;
    }
    const frame = Buffer.from(JSON.stringify(output.send));
    line.sendFrame(frame);
    return frame;
  }
}
