const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/**
 * Delay before the next attempt: exponential with jitter, so that a thousand browsers do not all reconnect at once
 * after a restart. `random` is 0 ≤ x < 1.
 */
export function backOff(attempt: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return most / 2 + (most / 2) * random;
}
