/**
 * Which row of a list now is which of before, by what the rows say: others may put in and take out rows above the one
 * that somebody is writing in. -1 is a new one.
 */
export function matchRows(before: readonly string[], after: readonly string[]): number[] {
  const found = after.map(() => -1);
  const free = new Set(before.keys());
  const take = (at: number, from: number): void => {
    found[at] = from;
    free.delete(from);
  };
  // Same place and same words, same words elsewhere, then whatever is left in the order in which it stands.
  for (const [at, words] of after.entries()) if (before[at] === words) take(at, at);
  for (const [at, words] of after.entries()) {
    if (found[at]! >= 0) continue;
    const from = [...free].find((index) => before[index] === words);
    if (from !== undefined) take(at, from);
  }
  if (after.length > before.length && free.size === 0) return found;
  for (const at of after.keys()) {
    if (found[at]! >= 0) continue;
    const [from] = free;
    if (from !== undefined) take(at, from);
  }
  return found;
}
