import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let second = 0;

const seconds = createEmitter({
  onFirst: tick,
  onLast: () => {
    clearTimeout(timer);
    timer = undefined;
  },
});

function readSecond(): number {
  return Math.floor(new Date().getTime() / 1000);
}

// Aligned to full seconds, so that the hands do not drift.
function tick(): void {
  second = readSecond();
  timer = setTimeout(
    () => {
      tick();
      seconds.emit();
    },
    1000 - (new Date().getTime() % 1000),
  );
}

/** The current second. Rerenders the calling component every second, so keep that one small. */
export function useSecond(): Date {
  const now = useSyncExternalStore(seconds.subscribe, () => (timer === undefined ? readSecond() : second));
  return new Date(now * 1000);
}
