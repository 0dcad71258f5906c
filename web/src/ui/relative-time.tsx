import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter.ts';
import { formatAbsoluteTime, formatRelativeTime } from '../lib/relative-time.ts';

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

// One clock for all times on the page.
const minutes = createEmitter({
  onFirst: () => {
    timer = setInterval(() => {
      now = readNow();
      minutes.emit();
    }, 30_000);
  },
  onLast: () => {
    clearInterval(timer);
    timer = undefined;
  },
});

function readNow(): number {
  return new Date().getTime();
}

function readMinute(): number {
  if (timer === undefined || now === 0) now = Math.floor(readNow() / 30_000) * 30_000;
  return now;
}

/** "5 min ago", with the absolute time on hover; updates itself. `time` is an ISO timestamp. */
export function RelativeTime({ time }: { time: string }) {
  const minute = useSyncExternalStore(minutes.subscribe, readMinute);
  const at = Date.parse(time);
  if (Number.isNaN(at)) return null;
  return (
    <time dateTime={time} title={formatAbsoluteTime(at)}>
      {formatRelativeTime(at, Math.max(minute, readNow()))}
    </time>
  );
}
