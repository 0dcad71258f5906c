import type { DiffPart } from '../../lib/word-diff.ts';
import type { TextBlock } from './list-blocks.ts';

/** A block of the older text and its successor in the newer one; null if only one text has it. */
export interface BlockPair {
  readonly old: TextBlock | null;
  readonly now: TextBlock | null;
}

interface Overlap {
  readonly old: number;
  readonly now: number;
  weight: number;
}

/**
 * Which block became which: those that share most of their text, without crossing each other. Removed blocks come
 * before those added in their place.
 */
export function pairBlocks(
  parts: readonly DiffPart[],
  old: readonly TextBlock[],
  now: readonly TextBlock[],
): BlockPair[] {
  const pairs: BlockPair[] = [];
  let [i, j] = [0, 0];
  const passTo = (nextOld: number, nextNow: number): void => {
    // Pairs consecutive headings, figures or formulas of the same kind: replaced, however little they share.
    const [gone, come] = [old.slice(i, nextOld), now.slice(j, nextNow)];
    const isAlike = gone.length === come.length && gone.every((block, at) => mayReplace(block, come[at]!));
    if (isAlike) {
      pairs.push(...gone.map((block, at) => ({ old: block, now: come[at]! })));
      [i, j] = [nextOld, nextNow];
    }
    for (; i < nextOld; i += 1) pairs.push({ old: old[i]!, now: null });
    for (; j < nextNow; j += 1) pairs.push({ old: null, now: now[j]! });
  };
  for (const match of chooseMatches(listOverlaps(parts, old, now), old, now)) {
    passTo(match.old, match.now);
    pairs.push({ old: old[i]!, now: now[j]! });
    i += 1;
    j += 1;
  }
  passTo(old.length, now.length);
  return pairs;
}

function mayReplace(old: TextBlock, now: TextBlock): boolean {
  return old.name === now.name && old.isDrawn === now.isDrawn && (old.isDrawn || old.name.includes('Heading'));
}

/** How much text each pair of blocks shares. In order: both indices only grow. */
function listOverlaps(parts: readonly DiffPart[], old: readonly TextBlock[], now: readonly TextBlock[]): Overlap[] {
  const found: Overlap[] = [];
  let [was, is, i, j] = [0, 0, 0, 0];
  for (const { kind, text } of parts) {
    const { length } = text;
    if (kind === 'same') {
      const shift = is - was;
      while (i < old.length && j < now.length) {
        const [a, b] = [old[i]!, now[j]!];
        const from = Math.max(was, a.from, b.from - shift);
        const to = Math.min(was + length, a.to, b.to - shift);
        if (to > from) {
          const last = found.at(-1);
          if (last?.old === i && last.now === j) last.weight += to - from;
          else found.push({ old: i, now: j, weight: to - from });
        }
        if (Math.min(a.to, b.to - shift) >= was + length) break;
        if (a.to <= b.to - shift) i += 1;
        else j += 1;
      }
    }
    if (kind !== 'added') was += length;
    if (kind !== 'removed') is += length;
    while (i < old.length && old[i]!.to <= was) i += 1;
    while (j < now.length && now[j]!.to <= is) j += 1;
  }
  return found;
}

/** The heaviest set that contains each block once. Overlaps that share a block are adjacent. */
function chooseMatches(all: readonly Overlap[], old: readonly TextBlock[], now: readonly TextBlock[]): Overlap[] {
  const overlaps = all.filter((one) => {
    const [a, b] = [old[one.old]!, now[one.now]!];
    return a.isDrawn === b.isDrawn && one.weight * 3 >= Math.min(a.to - a.from, b.to - b.from);
  });
  const best: number[] = [0];
  const before: number[] = [];
  const [firstOld, firstNow] = [new Map<number, number>(), new Map<number, number>()];
  for (const [at, { old: a, now: b, weight }] of overlaps.entries()) {
    if (!firstOld.has(a)) firstOld.set(a, at);
    if (!firstNow.has(b)) firstNow.set(b, at);
    before[at] = Math.min(firstOld.get(a)!, firstNow.get(b)!);
    best[at + 1] = Math.max(best[at]!, weight + best[before[at]]!);
  }
  const chosen: Overlap[] = [];
  for (let at = overlaps.length; at > 0;) {
    if (best[at] === best[at - 1]) at -= 1;
    else {
      chosen.push(overlaps[at - 1]!);
      at = before[at - 1]!;
    }
  }
  return chosen.toReversed();
}
