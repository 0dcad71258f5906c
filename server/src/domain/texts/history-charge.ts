/** Free history for any text, however short: one day of writing exceeds the size of such a text. */
const FREE_BYTES = 64 * 1024;
/** Multiple of the text's size that is also free, about a year of daily writing once compacted. */
const FREE_TIMES = 2;

/** Bytes of a text's history that are free. */
export function freeHistory(textBytes: number): number {
  return Math.max(FREE_BYTES, FREE_TIMES * textBytes);
}

/** Bytes of a text's history that count against the quota. */
export function chargeForHistory(logBytes: number, textBytes: number): number {
  return Math.max(0, logBytes - freeHistory(textBytes));
}
