import { useSyncExternalStore } from 'react';
import { createStore } from './emitter.ts';

/** A screen that never says so holds nothing up for longer. */
const LIMIT_MS = 6_000;

const shown = createStore(false);
const note = (): void => shown.set(true);
setTimeout(note, LIMIT_MS);

/** The first screen can be used: what was put off for it may begin, once the browser has drawn it. */
export function noteFirstScreen(): void {
  if (!shown.read()) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(note)));
}

/** Runs so long after the first screen can be used; returns how to cancel it. */
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

/** Whether the first screen can be used. */
export const useFirstScreen = (): boolean => useSyncExternalStore(shown.subscribe, shown.read);

/** Loads what may be needed next, before it is: on a slow network a dialog would keep its user waiting. Cancels likewise. */
export function fetchAhead(wait: number, ...loads: readonly (() => Promise<unknown>)[]): () => void {
  return afterFirstScreen(wait, () => void Promise.allSettled(loads.map((load) => load())));
}
