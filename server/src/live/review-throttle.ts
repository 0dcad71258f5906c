/** Length of the pause in review operations after a batch, as a multiple of the time it took. */
const PAUSE_FACTOR = 3;
/** Shorter batches need no pause. */
const FREE_MS = 5;

/** Limits the share of time that a flood of review operations can take in one document. */
export class ReviewThrottle {
  readonly #onResume: () => void;
  /** On the monotonic clock: no review operations are judged before this time. */
  #until = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `onResume` is called after a pause for which someone is waiting. */
  constructor(onResume: () => void) {
    this.#onResume = onResume;
  }

  isPaused(now: number): boolean {
    return now < this.#until;
  }

  note(startedAt: number, took: number): void {
    if (took > FREE_MS) this.#until = startedAt + took * (1 + PAUSE_FACTOR);
  }

  scheduleResume(now: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#onResume();
    }, this.#until - now);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }
}
