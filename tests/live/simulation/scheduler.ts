interface Planned {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Simulated time: runs planned events in order of time, then of planning. */
export class Scheduler {
  now = 0;
  #order = 0;
  readonly #heap: Planned[] = [];

  after(delay: number, run: () => void): void {
    const planned = { at: this.now + delay, order: this.#order, run };
    this.#order += 1;
    const heap = this.#heap;
    let i = heap.push(planned) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (isBefore(heap[parent] as Planned, planned)) break;
      heap[i] = heap[parent] as Planned;
      i = parent;
    }
    heap[i] = planned;
  }

  /** Runs until this time; everything one event causes is done before the next. */
  async run(until: number): Promise<void> {
    while (this.#heap.length > 0) {
      const first = this.#heap[0] as Planned;
      if (first.at > until) return;
      this.#remove();
      this.now = first.at;
      first.run();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  #remove(): void {
    const heap = this.#heap;
    const last = heap.pop() as Planned;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = i * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Planned, heap[child] as Planned)) child += 1;
      if (isBefore(last, heap[child] as Planned)) break;
      heap[i] = heap[child] as Planned;
      i = child;
    }
    heap[i] = last;
  }
}

function isBefore(a: Planned, b: Planned): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/** Replaces the timers and clock of this process by those of the simulation until disposed of. */
export function replaceTime(time: Scheduler): Disposable {
  const { setTimeout, clearTimeout } = globalThis;
  const cleared = new Set<unknown>();
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    const timer = {};
    time.after(Math.max(0, ms), () => {
      if (!cleared.delete(timer)) run();
    });
    return timer;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = (timer: unknown) => void cleared.add(timer);
  Object.defineProperty(performance, 'now', { value: () => time.now, configurable: true });
  return {
    [Symbol.dispose]() {
      globalThis.setTimeout = setTimeout;
      globalThis.clearTimeout = clearTimeout;
      // The original is on the prototype.
      Reflect.deleteProperty(performance, 'now');
    },
  };
}
