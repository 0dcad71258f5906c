import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { LiveRoom, Output } from '../domain/live-room.ts';
import type { Line } from './line.ts';

/** So many messages may follow each other at once; together with the pace never more than allowed in a second. */
const BURST = 5;
const PACE_MS = 1000 / (LIVE_LIMITS.updatesPerSecond - BURST);
/** A socket that does not read what it was sent gets nothing on top; when it reads again it goes on where it stopped. */
const MAX_WAITING = 1024 * 1024;
/** One message holds at most this many updates; the rest comes with the next pull. */
const UPDATES_PER_MESSAGE = 500;

/**
 * Answers pulls: at once after a pause, else paced, so that what many write at the same time arrives together. Sockets
 * that stand at the same version share one message.
 */
export class Delivery {
  readonly #live: LiveRoom;
  readonly #lineOf: (id: string) => Line | undefined;
  readonly #needOlder: () => void;
  /** For each socket the moment from which all of its burst is free again. */
  readonly #freeAt = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #written = new Map<number, string>();
  #writtenAt = -1;

  constructor(live: LiveRoom, lineOf: (id: string) => Line | undefined, needOlder: () => void) {
    this.#live = live;
    this.#lineOf = lineOf;
    this.#needOlder = needOlder;
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
    if (version === null || this.#timers.has(id)) return;
    if (!this.#live.reaches(version)) {
      this.#needOlder();
      return;
    }
    const now = performance.now();
    const due = (this.#freeAt.get(id) ?? 0) - (BURST - 1) * PACE_MS;
    const isFull = (this.#lineOf(id)?.waiting() ?? 0) > MAX_WAITING;
    if (now >= due && !isFull) {
      this.#answer(id, version, now);
      return;
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        this.deliver(id);
      },
      isFull ? PACE_MS : due - now,
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

  #answer(id: string, version: number, now: number): void {
    const line = this.#lineOf(id);
    if (!line) return;
    this.#freeAt.set(id, Math.max(now, this.#freeAt.get(id) ?? 0) + PACE_MS);
    const head = this.#live.durable.version;
    if (this.#writtenAt !== head) {
      this.#written = new Map();
      this.#writtenAt = head;
    }
    const [output] = this.#live.answerPull(id, UPDATES_PER_MESSAGE, this.#written.has(version));
    if (!output) return;
    if ('close' in output) {
      line.close(output.close);
      return;
    }
    let text = this.#written.get(version);
    if (text === undefined) {
      text = JSON.stringify(output.send);
      this.#written.set(version, text);
    }
    line.sendText(text);
  }
}
