/** How long operations of review rest after a batch of them, as a multiple of the time it took. */
const OPERATIONS_REST = 3;
/** Below this nothing rests. */
const OPERATIONS_FREE_MS = 5;

/** Whoever floods a document with operations of review takes a part of its time, and waits for more of it. */
export class ReviewRest {
  readonly #over: () => void;
  /** On the monotonic clock: until then no operations of review are judged. */
  #until = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `over` is called after a rest that somebody waits for. */
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
