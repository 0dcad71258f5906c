import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createStore } from './emitter.ts';

/** Longest wait for a screen that never reports itself usable. */
const LIMIT_MS = 6_000;
const IDLE_LIMIT_MS = 1_000;

const shown = createStore(false);
const note = (): void => shown.set(true);
setTimeout(note, LIMIT_MS);

/** Reports that the first screen is usable: deferred work may start once the browser has painted it and is idle. */
export function noteFirstScreen(): void {
  if (!shown.read()) requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(note)));
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run);
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

/** Whether the first screen is usable. What appears then is rendered in slices, between which keys are handled. */
export function useFirstScreen(): boolean {
  const [isShown, setShown] = useState(shown.read);
  useEffect(() => {
    const show = (): void => startTransition(() => setShown(shown.read()));
    show();
    return shown.subscribe(show);
  }, []);
  return isShown;
}

/** Renders its children once the first screen is usable: only them, and not what surrounds them. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useFirstScreen() && children;
}

/**
 * Preloads what may be needed next, so that dialogs open at once on slow networks. Returns a function that cancels it.
 */
export function fetchAhead(wait: number, ...loads: readonly (() => Promise<unknown>)[]): () => void {
  return afterFirstScreen(wait, () => void Promise.allSettled(loads.map((load) => load())));
}
