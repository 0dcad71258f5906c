import { fail } from '@scriptorium/contract/errors.ts';

interface LaneLimits {
  /** Limit for all people together. */
  maxConcurrent: number;
  perPerson: number;
  /** Further requests are refused with `rate-limited`. */
  waitingPerPerson: number;
}

interface Waiting {
  whose: string;
  start(): void;
}

/**
 * Limits concurrent long work, in total and per person. Whoever has the fewest running goes next, then first come,
 * first served: nobody's twentieth precedes someone else's first.
 */
export class Lanes {
  readonly #limits: LaneLimits;
  readonly #running = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  async run<T>(whose: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (!this.#mayStart(whose)) {
      if (this.#waiting.filter((each) => each.whose === whose).length >= this.#limits.waitingPerPerson) {
        fail('rate-limited', { retryAfter: 5 });
      }
      await this.#wait(whose, signal);
    } else this.#count(whose, 1);
    try {
      return await work();
    } finally {
      this.#count(whose, -1);
      this.#startNext();
    }
  }

  /** Waits for its turn; aborting leaves the queue. */
  #wait(whose: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const leaveQueue = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting = {
        whose,
        start: (): void => {
          signal?.removeEventListener('abort', leaveQueue);
          resolve();
        },
      };
      signal?.addEventListener('abort', leaveQueue, { once: true });
      this.#waiting.push(waiting);
    });
  }

  #mayStart(whose: string): boolean {
    return this.#total < this.#limits.maxConcurrent && (this.#running.get(whose) ?? 0) < this.#limits.perPerson;
  }

  #startNext(): void {
    const startable = this.#waiting.filter(({ whose }) => this.#mayStart(whose));
    const [next] = startable.toSorted((a, b) => (this.#running.get(a.whose) ?? 0) - (this.#running.get(b.whose) ?? 0));
    if (next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#count(next.whose, 1);
    next.start();
  }

  #count(whose: string, change: number): void {
    this.#total += change;
    const running = (this.#running.get(whose) ?? 0) + change;
    if (running === 0) this.#running.delete(whose);
    else this.#running.set(whose, running);
  }
}
