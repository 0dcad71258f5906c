import { setTimeout as wait } from 'node:timers/promises';
import type { Outbox } from '../domain/limits/outboxes.ts';
import type { Pace } from '../domain/limits/pace.ts';

/** Of what waits in memory, messages from this size on are counted by person and for the whole server. */
const COUNTED_BYTES = 16 * 1024;
/** On top of that much nothing is put that can wait. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** Between two looks whether there is room for a large text. */
const ROOM_MS = 25;
/** What a message costs besides its bytes. */
const MESSAGE_COST = 200;

/** What is needed of a socket here. */
export interface TrafficSocket {
  send(data: string | Uint8Array, options: { binary: boolean; fin?: boolean }, done?: () => void): void;
  pause(): void;
  resume(): void;
  readonly bufferedAmount: number;
}

/** What goes to one socket. */
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

/** What comes from one socket: not read on while its person has sent too much, or while its pushes are not written. */
export class Intake {
  readonly #socket: TrafficSocket;
  readonly #facts: { userId: string; pace: Pace };
  #receive: (text: string) => void = () => undefined;
  /** What had come already when reading was stopped. */
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
