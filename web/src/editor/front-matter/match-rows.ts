/**
 * For each current row, its previous index, matched by content: others may add and remove rows above the one being
 * edited. -1 for a new row.
 */
export function matchRows(before: readonly string[], after: readonly string[]): number[] {
  const found = after.map(() => -1);
  const free = new Set(before.keys());
  const take = (at: number, from: number): void => {
    found[at] = from;
    free.delete(from);
  };
  // First same place and words, then same words elsewhere, then the rest in order.
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
