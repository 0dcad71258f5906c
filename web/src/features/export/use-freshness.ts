import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of freshness checks while typing, ms. */
const SETTLE = 1_200;

/**
 * Whether the server's last statement about results applies to the current text: requested initially, and after
 * every change once saved.
 */
export function useFreshness(
  changes: number,
  unsent: boolean,
  ask: () => Promise<void>,
): 'unknown' | 'typing' | 'asked' {
  const [asked, setAsked] = useState<number | null>(null);
  const [settled] = useDebouncedValue(changes, SETTLE);
  const askNow = useEffectEvent(async (of: number, isLeft: () => boolean) => {
    await ask();
    if (!isLeft()) setAsked(of);
  });
  useEffect(() => {
    let left = false;
    if (!unsent && settled !== asked) void askNow(settled, () => left);
    return () => {
      left = true;
    };
  }, [settled, unsent, asked]);
  if (asked === null) return unsent ? 'typing' : 'unknown';
  return asked === changes ? 'asked' : 'typing';
}
