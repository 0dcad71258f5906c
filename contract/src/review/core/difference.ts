/**
 * Lengths of the common prefix and suffix of two texts, in UTF-16 units. They never overlap or split a surrogate pair.
 */
export function findDifference(before: string, after: string): [start: number, end: number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isHigh(before.charCodeAt(start - 1))) start -= 1;
  if (isLow(before.charCodeAt(before.length - end))) end -= 1;
  return [start, end];
}

function isHigh(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

function isLow(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}
