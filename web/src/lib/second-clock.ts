import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let second = 0;

function readSecond(): number {
  return Math.floor(new Date().getTime() / 1000);
}

// Aligned to full seconds, so that the hands do not drift.
function tick(): void {
  second = readSecond();
  for (const listener of listeners) listener();
  timer = setTimeout(tick, 1000 - (new Date().getTime() % 1000));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) tick();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The current second. Rerenders the calling component every second, so keep that one small. */
export function useSecond(): Date {
  const now = useSyncExternalStore(subscribe, () => (listeners.size === 0 ? readSecond() : second));
  return new Date(now * 1000);
}
