import { setTimeout as wait } from 'node:timers/promises';
import type { Outbox } from '../domain/limits/outboxes.ts';
import type { Pace } from '../domain/limits/pace.ts';

/** Buffered messages of this size or more are counted per user and server-wide. */
const COUNTED_BYTES = 16 * 1024;
/** With this much buffered, anything that can be deferred waits. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** Interval between checks for room for a large text. */
const ROOM_MS = 25;
/** Overhead per message. */
const MESSAGE_COST = 200;

export interface TrafficSocket {
  send(data: string | Uint8Array, options: { binary: boolean; fin?: boolean }, done?: () => void): void;
  pause(): void;
  resume(): void;
  readonly bufferedAmount: number;
}

/** Outgoing traffic of one socket. */
export class Reader {
  readonly #socket: TrafficSocket;
  readonly #outbox: Outbox;
  readonly #facts: { userId: string; pace: Pace; isOpen: () => boolean };

  constructor(socket: TrafficSocket, outbox: Outbox, facts: { userId: string; pace: Pace; isOpen: () => boolean }) {
    this.#socket = socket;
    this.#outbox = outbox;
    this.#facts = facts;
  }

  send(frame: Uint8Array): void {
    if (!this.#facts.isOpen()) return;
    if (frame.byteLength < COUNTED_BYTES) this.#socket.send(frame, { binary: false });
    else this.#socket.send(frame, { binary: false }, this.#count(frame));
  }

  sendParts(first: string, shared: Uint8Array): void {
    if (!this.#facts.isOpen()) return;
    this.#socket.send(first, { binary: false, fin: false });
    this.#socket.send(shared, { binary: false, fin: true }, this.#count(shared));
  }

  mayTake(bytes: number): boolean {
    const waiting = this.#socket.bufferedAmount;
    if (waiting > 0 && waiting + bytes > MAX_WAITING_BYTES) return false;
    return this.#outbox.fits(bytes) && this.#delay() === 0;
  }

  async makeRoom(bytes: number): Promise<boolean> {
    while (this.#facts.isOpen()) {
      if (this.#delay() === 0 && this.#outbox.reserve(bytes)) return true;
      await wait(ROOM_MS);
    }
    return false;
  }

  #delay(): number {
    return this.#facts.pace.delay(this.#facts.userId, performance.now());
  }

  #count(frame: Uint8Array): () => void {
    this.#facts.pace.spend(this.#facts.userId, frame.byteLength, performance.now());
    return this.#outbox.hold(frame);
  }
}

/** Incoming traffic of one socket: paused while its user has sent too much or its pushes are unwritten. */
export class Intake {
  readonly #socket: TrafficSocket;
  readonly #facts: { userId: string; pace: Pace };
  #receive: (text: string) => void = () => undefined;
  /** Messages that arrived before the pause took effect. */
  #late: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isHeld = false;

  constructor(socket: TrafficSocket, facts: { userId: string; pace: Pace }) {
    this.#socket = socket;
    this.#facts = facts;
  }

  begin(receive: (text: string) => void): void {
    this.#receive = receive;
  }

  take(text: string): void {
    const { userId, pace } = this.#facts;
    const delay = this.#late.length > 0 ? 0 : pace.delay(userId, performance.now());
    if (delay === 0 && this.#late.length === 0) {
      pace.spend(userId, text.length + MESSAGE_COST, performance.now());
      this.#receive(text);
      return;
    }
    this.#late.push(text);
    if (this.#timer !== undefined) return;
    this.#socket.pause();
    this.#goOnAfter(delay);
  }

  hold(held: boolean): void {
    this.#isHeld = held;
    if (held) this.#socket.pause();
    else if (this.#timer === undefined) this.#socket.resume();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#late = [];
  }

  #goOnAfter(delay: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const late = this.#late;
      this.#late = [];
      while (late.length > 0) {
        const [text = ''] = late;
        const more = this.#facts.pace.delay(this.#facts.userId, performance.now());
        if (more > 0) {
          this.#late = late;
          this.#goOnAfter(more);
          return;
        }
        late.shift();
        this.take(text);
      }
      if (!this.#isHeld) this.#socket.resume();
    }, delay);
  }
}
