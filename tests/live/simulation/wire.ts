import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { ClientMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

export interface Delays {
  /** Maximum delay of a message, in simulated milliseconds. */
  readonly latency: number;
  /** Probability that a message to the server arrives twice (a proxy that repeats frames). */
  readonly repeat: number;
  /** Whether pulls are repeated as well; a client of the basic messages could not tell the replies apart. */
  readonly repeatsPulls: boolean;
}

/**
 * A connection: ordered in each direction, slow, may be cut at any moment, which its ends notice at different times.
 */
export class Wire {
  readonly id: string;
  readonly #time: Scheduler;
  readonly #random: Random;
  readonly #delays: Delays;
  #open = true;
  #lastUp = 0;
  #lastDown = 0;
  onServer: ((message: ClientMessage) => void) | null = null;
  onServerClose: (() => void) | null = null;
  onClient: ((message: ServerMessage) => void) | null = null;
  onClientClose: ((code: CloseCode | null, reason: string) => void) | null = null;

  constructor(id: string, time: Scheduler, random: Random, delays: Delays) {
    this.id = id;
    this.#time = time;
    this.#random = random;
    this.#delays = delays;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  sendUp(message: ClientMessage): void {
    if (!this.#open) return;
    const { repeat, repeatsPulls } = this.#delays;
    const isRepeated = message.type === 'push-updates' || (repeatsPulls && message.type === 'pull-updates');
    const times = isRepeated && this.#random.chance(repeat) ? 2 : 1;
    for (let i = 0; i < times; i += 1) {
      this.#lastUp = Math.max(this.#lastUp, this.#time.now + this.#random.next() * this.#delays.latency);
      this.#time.after(this.#lastUp - this.#time.now, () => {
        if (this.#open) this.onServer?.(message);
      });
    }
  }

  sendDown(message: ServerMessage): void {
    if (!this.#open) return;
    this.#lastDown = Math.max(this.#lastDown, this.#time.now + this.#random.next() * this.#delays.latency);
    this.#time.after(this.#lastDown - this.#time.now, () => {
      if (this.#open) this.onClient?.(message);
    });
  }

  /** The network breaks; what is in flight is lost. */
  cut(): void {
    if (!this.#open) return;
    this.#open = false;
    this.onClientClose?.(null, '');
    this.#time.after(this.#random.next() * this.#delays.latency * 2, () => this.onServerClose?.());
  }

  /** The server closes; what it sent before still arrives. */
  close(code: CloseCode | null, reason = ''): void {
    if (!this.#open) return;
    const delay = Math.max(0, this.#lastDown - this.#time.now) + this.#random.next();
    this.onServer = null;
    this.#time.after(delay, () => {
      if (!this.#open) return;
      this.#open = false;
      this.onClientClose?.(code, reason);
    });
  }
}
