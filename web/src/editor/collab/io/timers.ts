/** Named timers: setting one again restarts it; all are cleared together. */
export class Timers {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>();
  #ended = false;

  has(name: string): boolean {
    return this.#running.has(name);
  }

  set(name: string, ms: number, run: () => void): void {
    this.clear(name);
    if (this.#ended) return;
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, ms);
    this.#running.set(name, timer);
  }

  clear(name: string): void {
    const timer = this.#running.get(name);
    if (timer) clearTimeout(timer);
    this.#running.delete(name);
  }

  end(): void {
    this.#ended = true;
    for (const timer of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }
}
