/** Longer names are rarely typed by hand. */
const MAX_LENGTH = 60;
/** Items compared at most. */
const MAX_ITEMS = 2000;

/** Items whose name differs from a mistyped one in few letters, the nearest first. The extension does not count. */
export function findNearNames<T extends { name: string }>(name: string, items: readonly T[]): T[] {
  const wanted = stem(name);
  if (wanted === '' || wanted.length > MAX_LENGTH) return [];
  const limit = Math.min(3, Math.floor(wanted.length / 3));
  return items
    .slice(0, MAX_ITEMS)
    .map((item) => ({ item, distance: countEdits(wanted, stem(item.name), limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}

function stem(name: string): string {
  return name.replace(/\.[^.]*$/u, '').toLowerCase();
}

/** Letters to insert, remove, replace or swap with the next; more than `limit` are not counted exactly. */
function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      current.push(
        Math.min(
          (above[at] ?? 0) + 1,
          (current[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? Infinity;
}
