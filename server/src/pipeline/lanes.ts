import { fail } from '@scriptorium/contract/errors.ts';

interface LaneLimits {
  /** Limit for all people together. */
  atOnce: number;
  perPerson: number;
  /** Further requests are refused. */
  waitingPerPerson: number;
}

interface Waiting {
  whose: string;
  begin(): void;
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
    if (!this.#mayBegin(whose)) {
      if (this.#waiting.filter((each) => each.whose === whose).length >= this.#limits.waitingPerPerson) {
        fail('rate-limited', { retryAfter: 5 });
      }
      await this.#wait(whose, signal);
    } else this.#note(whose, 1);
    try {
      return await work();
    } finally {
      this.#note(whose, -1);
      this.#beginNext();
    }
  }

  /** Waits for its turn; aborting leaves the queue. */
  #wait(whose: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting = {
        whose,
        begin: (): void => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiting);
    });
  }

  #mayBegin(whose: string): boolean {
    return this.#total < this.#limits.atOnce && (this.#running.get(whose) ?? 0) < this.#limits.perPerson;
  }

  #beginNext(): void {
    const startable = this.#waiting.filter(({ whose }) => this.#mayBegin(whose));
    const [next] = startable.toSorted((a, b) => (this.#running.get(a.whose) ?? 0) - (this.#running.get(b.whose) ?? 0));
    if (next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#note(next.whose, 1);
    next.begin();
  }

  #note(whose: string, change: number): void {
    this.#total += change;
    const running = (this.#running.get(whose) ?? 0) + change;
    if (running === 0) this.#running.delete(whose);
    else this.#running.set(whose, running);
  }
}
