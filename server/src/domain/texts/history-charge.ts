/** History of a text that costs nothing however short the text is: a day of writing it weighs more than it does. */
const FREE_BYTES = 64 * 1024;
/** And as many times the text as a year of daily writing comes to, once it is compacted. */
const FREE_TIMES = 2;

/** Bytes of a text's history that cost nothing. */
export function freeHistory(textBytes: number): number {
  return Math.max(FREE_BYTES, FREE_TIMES * textBytes);
}

/** Bytes of a text's history that count against the quota. */
export function chargeForHistory(logBytes: number, textBytes: number): number {
  return Math.max(0, logBytes - freeHistory(textBytes));
}
