/** An older gap must belong to a transaction that was rolled back: none takes that long. */
const WAITS_MS = 10_000;

/**
 * Sequence numbers are assigned before the commit, so a later one can become visible first. Given rows in ascending
 * order, returns the last one before which nothing can appear any more: continuing from there misses nothing.
 */
export function findSettled(rows: readonly { seq: number; created_at: number }[], now: number): number | undefined {
  let settled: number | undefined;
  for (const { seq, created_at: at } of rows) {
    if (settled !== undefined && seq !== settled + 1 && now - at < WAITS_MS) break;
    settled = seq;
  }
  return settled;
}
