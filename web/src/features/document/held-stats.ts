import type { EditorStats } from '../../editor/options.ts';

/** Statistics of the text. They change on every key, so only their consumers rerender, not the whole screen. */
export class HeldStats {
  #stats: EditorStats | null = null;
  readonly #listeners = new Set<() => void>();

  readonly read = (): EditorStats | null => this.#stats;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(stats: EditorStats): void {
    this.#stats = stats;
    for (const listener of this.#listeners) listener();
  }
}
