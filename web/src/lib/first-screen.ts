import { useSyncExternalStore } from 'react';
import { createStore } from './emitter.ts';

/** Longest wait for a screen that never reports itself usable. */
const LIMIT_MS = 6_000;

const shown = createStore(false);
const note = (): void => shown.set(true);
setTimeout(note, LIMIT_MS);

/** Reports that the first screen is usable: deferred work may start once the browser has painted it. */
export function noteFirstScreen(): void {
  if (!shown.read()) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(note)));
}

/** Runs `run` `wait` ms after the first screen has become usable; returns a function that cancels it. */
export function afterFirstScreen(wait: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    timer ??= setTimeout(run, wait);
  };
  const stop = shown.subscribe(begin);
  if (shown.read()) begin();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Whether the first screen is usable. */
export const useFirstScreen = (): boolean => useSyncExternalStore(shown.subscribe, shown.read);

/**
 * Preloads what may be needed next, so that dialogs open at once on slow networks. Returns a function that cancels it.
 */
export function fetchAhead(wait: number, ...loads: readonly (() => Promise<unknown>)[]): () => void {
  return afterFirstScreen(wait, () => void Promise.allSettled(loads.map((load) => load())));
}
