/** Duration of the pause of review operations after a batch, as a multiple of the time it took. */
const OPERATIONS_REST = 3;
/** Shorter batches need no pause. */
const OPERATIONS_FREE_MS = 5;

/** Limits the share of time that a flood of review operations can take in one document. */
export class ReviewRest {
  readonly #over: () => void;
  /** On the monotonic clock: no review operations are judged before this time. */
  #until = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `over` is called after a pause for which someone is waiting. */
  constructor(over: () => void) {
    this.#over = over;
  }

  isOn(now: number): boolean {
    return now < this.#until;
  }

  note(began: number, took: number): void {
    if (took > OPERATIONS_FREE_MS) this.#until = began + took * (1 + OPERATIONS_REST);
  }

  wait(now: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#over();
    }, this.#until - now);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }
}
