/** A number left out for longer than this belongs to a transaction that was rolled back: none takes so long. */
const WAITS_MS = 10_000;

/**
 * Numbers are given out before the commit, so that a later one may be seen first. Returns the last of these rows, in
 * ascending order, before which nothing can come any more; whoever reads on from there misses nothing.
 */
export function findSettled(rows: readonly { seq: number; created_at: number }[], now: number): number | undefined {
  let settled: number | undefined;
  for (const { seq, created_at: at } of rows) {
    if (settled !== undefined && seq !== settled + 1 && now - at < WAITS_MS) break;
    settled = seq;
  }
  return settled;
}
