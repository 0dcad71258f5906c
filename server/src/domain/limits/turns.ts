interface Line {
  running: number;
  waiting: { weight: number; enter: () => void }[];
}

/** Limits concurrency per person. Further requests wait in order, unread; only an overlong queue is refused. */
export class Turns {
  readonly #places: number;
  readonly #maxWaiting: number;
  readonly #lines = new Map<string, Line>();

  constructor(limits: { places: number; maxWaiting: number }) {
    this.#places = limits.places;
    this.#maxWaiting = limits.maxWaiting;
  }

  /** Resolves when the work may begin, with a function that frees its places; null if too many are waiting already. */
  enter(key: string, weight = 1): Promise<() => void> | null {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= this.#maxWaiting) return null;
    this.#lines.set(key, line);
    return new Promise((resolve) => {
      const enter = (): void => {
        line.running += weight;
        let isLeft = false;
        resolve(() => {
          if (isLeft) return;
          isLeft = true;
          line.running -= weight;
          this.#moveOn(key, line);
        });
      };
      line.waiting.push({ weight, enter });
      this.#moveOn(key, line);
    });
  }

  #moveOn(key: string, line: Line): void {
    for (;;) {
      const [next] = line.waiting;
      // Even the heaviest work fits when alone.
      if (next === undefined || (line.running > 0 && line.running + next.weight > this.#places)) break;
      line.waiting.shift();
      next.enter();
    }
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key);
  }
}
