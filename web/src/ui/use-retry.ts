import { useEffect, useEffectEvent, useState } from 'react';
import { OperationError } from '@scriptorium/contract/errors.ts';

/** Seconds before the first retry; each further wait is twice as long, up to a minute. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 60;

/** The next wait on a page. Kept here, since what failed is taken off the screen while it is retried. */
let next = { page: '', wait: FIRST_WAIT };

/** Whether the same call may succeed later: nobody refused it. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof OperationError) || error.code === 'internal' || error.code === 'overloaded';

/**
 * Retries by itself what failed for no lasting reason: after a while, and at once when the page is looked at again or
 * the network is back. Returns the seconds left, or null if it waits for nothing.
 */
export function useRetry(error: unknown, retry: () => void): number | null {
  const [left, setLeft] = useState(() => (next.page === location.pathname ? next.wait : FIRST_WAIT));
  const [wait] = useState(left);
  const isOn = isPassing(error);
  const again = useEffectEvent((nextWait: number) => {
    next = { page: location.pathname, wait: nextWait };
    setLeft(nextWait);
    retry();
  });
  const tick = useEffectEvent(() => {
    // Nobody is waiting for a page that is not seen.
    if (document.hidden) return;
    if (left <= 1) again(Math.min(wait * 2, LONGEST_WAIT));
    else setLeft(left - 1);
  });
  const onSeen = useEffectEvent(() => {
    if (!document.hidden) again(FIRST_WAIT);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => tick(), 1000);
    const seen = (): void => onSeen();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, [isOn]);
  return isOn ? left : null;
}
