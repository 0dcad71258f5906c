/** A run that both lists share: its start in each, and its length. */
export interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Maximum comparisons before giving up on the rest: about a second for the most hostile pair. */
const MAX_WORK = 5_000_000;
/** Maximum differences searched for in a stretch without unique items. */
const MAX_STEPS = 400;

interface Stretch {
  aFrom: number;
  aTo: number;
  bFrom: number;
  bTo: number;
}

/**
 * What two lists have in common, in order: first items that occur once in both, so that moved passages do not mislead,
 * then Myers' comparison between them. What is too expensive to compare counts as different.
 */
export function alignLists(a: readonly string[], b: readonly string[]): Run[] {
  const [left, right] = numberItems(a, b);
  const runs: Run[] = [];
  const open: Stretch[] = [{ aFrom: 0, aTo: left.length, bFrom: 0, bTo: right.length }];
  let work = 0;
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const inner = trim(left, right, stretch, runs);
    const size = inner.aTo - inner.aFrom + inner.bTo - inner.bFrom;
    if (inner.aTo === inner.aFrom || inner.bTo === inner.bFrom) continue;
    work += size;
    if (work > MAX_WORK) continue;
    const anchors = findAnchors(left, right, inner);
    if (anchors.length === 0) {
      const steps = Math.min(MAX_STEPS, Math.floor((MAX_WORK - work) / size));
      work += compareStretch(left, right, inner, steps, runs) * size;
      continue;
    }
    let { aFrom, bFrom } = inner;
    for (const anchor of anchors) {
      open.push({ aFrom, aTo: anchor.a, bFrom, bTo: anchor.b });
      runs.push({ ...anchor, length: 1 });
      aFrom = anchor.a + 1;
      bFrom = anchor.b + 1;
    }
    open.push({ aFrom, aTo: inner.aTo, bFrom, bTo: inner.bTo });
  }
  return runs.toSorted((one, other) => one.a - other.a);
}

function numberItems(a: readonly string[], b: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const of = (item: string): number => {
    let found = numbers.get(item);
    if (found === undefined) numbers.set(item, (found = numbers.size));
    return found;
  };
  return [Int32Array.from(a, of), Int32Array.from(b, of)];
}

/** Trims the common beginning and end off a stretch. */
function trim(left: Int32Array, right: Int32Array, stretch: Stretch, runs: Run[]): Stretch {
  let { aFrom, aTo, bFrom, bTo } = stretch;
  while (aFrom < aTo && bFrom < bTo && left[aFrom] === right[bFrom]) {
    aFrom += 1;
    bFrom += 1;
  }
  while (aTo > aFrom && bTo > bFrom && left[aTo - 1] === right[bTo - 1]) {
    aTo -= 1;
    bTo -= 1;
  }
  if (aFrom > stretch.aFrom) runs.push({ a: stretch.aFrom, b: stretch.bFrom, length: aFrom - stretch.aFrom });
  if (aTo < stretch.aTo) runs.push({ a: aTo, b: bTo, length: stretch.aTo - aTo });
  return { aFrom, aTo, bFrom, bTo };
}

/** The longest ordered series of items that occur once in both stretches. */
function findAnchors(left: Int32Array, right: Int32Array, stretch: Stretch): { a: number; b: number }[] {
  const { aFrom, aTo, bFrom, bTo } = stretch;
  const inA = findUnique(left, aFrom, aTo);
  const inB = findUnique(right, bFrom, bTo);
  const pairs: { a: number; b: number; before: number }[] = [];
  /** For each length of a series, the final pair that leaves the most room. */
  const ends: number[] = [];
  for (const [item, a] of inA) {
    const b = a < 0 ? -1 : (inB.get(item) ?? -1);
    if (b < 0) continue;
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.b ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    pairs.push({ a, b, before: ends[low - 1] ?? -1 });
    ends[low] = pairs.length - 1;
  }
  const series: { a: number; b: number }[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = pairs[at]?.before ?? -1) {
    const { a, b } = pairs[at] as { a: number; b: number };
    series.push({ a, b });
  }
  return series.toReversed();
}

/** Position of each item, in order of first occurrence; -1 if it occurs again. */
function findUnique(list: Int32Array, from: number, to: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = from; at < to; at += 1) {
    const item = list[at] as number;
    places.set(item, places.has(item) ? -1 : at);
  }
  return places;
}

/** Myers' comparison, bounded; returns the number of steps taken. */
function compareStretch(left: Int32Array, right: Int32Array, stretch: Stretch, maxSteps: number, runs: Run[]): number {
  const { aFrom, bFrom } = stretch;
  const [n, m] = [stretch.aTo - aFrom, stretch.bTo - bFrom];
  const limit = Math.min(maxSteps, n + m);
  const trail: Int32Array[] = [];
  let reach = new Int32Array(3);
  for (let step = 0; step <= limit; step += 1) {
    // Diagonals -step-1 … step+1, so that neighbours can be read without a check.
    const next = new Int32Array(2 * step + 5);
    trail.push(reach);
    for (let k = -step; k <= step; k += 2) {
      const down = k === -step || (k !== step && (reach[k + step] as number) < (reach[k + step + 2] as number));
      let x = step === 0 ? 0 : down ? (reach[k + step + 2] as number) : (reach[k + step] as number) + 1;
      while (x < n && x - k < m && left[aFrom + x] === right[bFrom + x - k]) x += 1;
      next[k + step + 2] = x;
      if (x < n || x - k < m) continue;
      walkBack(trail, step, { x, y: x - k }, (a, b, length) => runs.push({ a: aFrom + a, b: bFrom + b, length }));
      return step;
    }
    reach = next;
  }
  return limit;
}

function walkBack(
  trail: readonly Int32Array[],
  steps: number,
  end: { x: number; y: number },
  found: (a: number, b: number, length: number) => void,
): void {
  let { x, y } = end;
  for (let step = steps; step > 0; step -= 1) {
    const reach = trail[step] as Int32Array;
    const k = x - y;
    const down = k === -step || (k !== step && (reach[k + step] as number) < (reach[k + step + 2] as number));
    const fromX = reach[down ? k + step + 2 : k + step] as number;
    const startX = down ? fromX : fromX + 1;
    if (x > startX) found(startX, startX - k, x - startX);
    x = fromX;
    y = fromX - (down ? k + 1 : k - 1);
  }
  if (x > 0) found(0, 0, x);
}
