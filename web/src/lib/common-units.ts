/** Units `from` to `end` of the old text equal those starting at `to` in the new one. */
export interface CommonRun {
  from: number;
  end: number;
  to: number;
}

/**
 * The stretches two texts share, in order: around units that occur exactly once in each, extended while neighbours
 * match, and at both ends. Linear in the size of the texts, however much changed.
 */
export function findCommonUnits(
  before: readonly string[],
  after: readonly string[],
  canAnchor: (unit: string) => boolean,
): CommonRun[] {
  const runs: CommonRun[] = [];
  let from = 0;
  let to = 0;
  const grow = (at: number, there: number): void => {
    let [first, last] = [at, at];
    const apart = there - at;
    while (first > from && first + apart > to && before[first - 1] === after[first + apart - 1]) first -= 1;
    while (last < before.length && last + apart < after.length && before[last] === after[last + apart]) last += 1;
    if (last > first) runs.push({ from: first, end: last, to: first + apart });
    from = last;
    to = last + apart;
  };
  grow(0, 0);
  for (const [at, there] of longestRising(pairUnique(before, after, canAnchor)))
    if (at >= from && there >= to) grow(at, there);
  grow(before.length, after.length);
  return runs;
}

type Pair = readonly [at: number, there: number];

/** Positions of units unique in both texts, in the order of the old one. */
function pairUnique(before: readonly string[], after: readonly string[], wanted: (unit: string) => boolean): Pair[] {
  const there = findUnique(after);
  return [...findUnique(before)].flatMap(([unit, at]): Pair[] => {
    const found = there.get(unit) ?? -1;
    return at >= 0 && found >= 0 && wanted(unit) ? [[at, found]] : [];
  });
}

/** Position of each unit; -1 if it occurs more than once. */
function findUnique(units: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, unit] of units.entries()) places.set(unit, places.has(unit) ? -1 : at);
  return places;
}

/** The longest run of pairs that keeps its order in the new text; the rest was moved. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  /** The best last pair of a chain of each length, and each pair's predecessor. */
  const ends: number[] = [];
  const earlier: number[] = [];
  for (const [at, [, there]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < there) low = middle + 1;
      else high = middle;
    }
    earlier[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  }
  const chain: Pair[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = earlier[at] ?? -1) {
    const pair = pairs[at];
    if (pair) chain.push(pair);
  }
  return chain.toReversed();
}
