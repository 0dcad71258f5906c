import { ChangeSet, Text, type ChangeSpec } from '@codemirror/state';
import { splitLines } from './split-lines.ts';
import { compareLists, type Hunk } from './word-diff.ts';
import { splitWords } from './words.ts';

/**
 * Maximum number of differing lines; with more, a finer comparison is not worth its cost, and the block is replaced.
 */
const MAX_LINES = 4000;
/** Maximum steps, so that a hostile pair of texts cannot hold up the writer. */
const MAX_STEPS = 600;

/** Maximum units of replaced lines, old and new, compared word by word: this runs in the writer. */
const MAX_UNITS = 60_000;

/**
 * The change that turns one text into another, line by line and, inside replaced lines, word by word, so that carets,
 * comments and authors of untouched words stay where they are.
 */
export function diffTexts(before: string, after: string): ChangeSet {
  const changes: ChangeSpec[] = [];
  const replace = (from: number, to: number, insert: string): void => {
    const old = before.slice(from, to);
    const start = commonStart(old, insert);
    const end = commonEnd(old.slice(start), insert.slice(start));
    const part = { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
    if (part.from !== part.to || part.insert !== '')
      changes.push({ ...part, insert: Text.of(part.insert.split('\n')) });
  };
  let units = 0;
  const replaceWords = (from: number, to: number, insert: string): void => {
    units += to - from + insert.length;
    if (units > MAX_UNITS) return replace(from, to, insert);
    const old = before.slice(from, to);
    for (const hunk of joinHunks(old, compareLists(splitBare(old), splitBare(insert))))
      replace(from + hunk.from, from + hunk.to, hunk.insert);
  };
  const a = splitLines(before);
  const b = splitLines(after);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const inner = { a: a.slice(head, a.length - tail), b: b.slice(head, b.length - tail) };
  const start = a.slice(0, head).join('').length;
  let from = start;
  for (const block of compareLines(inner.a, inner.b)) {
    const removed = block.removed.join('').length;
    if (!block.same) replaceWords(from, from + removed, block.added.join(''));
    from += removed;
  }
  return ChangeSet.of(changes, before.length);
}

const WORD = /[\p{L}\p{N}]/u;
const BARE = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu;

/** Words without their punctuation: adding a comma does not make a different word. */
function splitBare(text: string): string[] {
  return splitWords(text).flatMap((word) => word.match(BARE) ?? []);
}

/**
 * Joins hunks without a word between them. Spaces shared by two different sentences are no reason to split a hunk:
 * merged separately, the pieces would not add up to either sentence.
 */
function joinHunks(text: string, hunks: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.to, hunk.from) : '';
    if (last && !WORD.test(gap))
      joined[joined.length - 1] = { from: last.from, to: hunk.to, insert: last.insert + gap + hunk.insert };
    else joined.push(hunk);
  }
  return joined;
}

interface Block {
  same: boolean;
  removed: string[];
  added: string[];
}

/** Myers' comparison of two lists of lines, bounded. */
function compareLines(a: readonly string[], b: readonly string[]): Block[] {
  const whole: Block[] = [{ same: false, removed: [...a], added: [...b] }];
  if (a.length === 0 || b.length === 0 || a.length + b.length > MAX_LINES) return whole;
  const reach = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let step = 0; step <= Math.min(MAX_STEPS, a.length + b.length); step += 1) {
    trail.push(new Map(reach));
    for (let k = -step; k <= step; k += 2) {
      const down = k === -step || (k !== step && at(reach, k - 1) < at(reach, k + 1));
      let x = down ? at(reach, k + 1) : at(reach, k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(a, b, trail);
    }
  }
  return whole;
}

function walkBack(a: readonly string[], b: readonly string[], trail: readonly Map<number, number>[]): Block[] {
  const blocks: Block[] = [];
  const add = (same: boolean, removed: readonly string[], added: readonly string[]): void => {
    if (removed.length === 0 && added.length === 0) return;
    const last = blocks.at(-1);
    if (last?.same === same) {
      last.removed.unshift(...removed);
      last.added.unshift(...added);
    } else blocks.push({ same, removed: [...removed], added: [...added] });
  };
  let x = a.length;
  let y = b.length;
  for (let step = trail.length - 1; step >= 0; step -= 1) {
    const reach = trail[step] as Map<number, number>;
    const k = x - y;
    const down = k === -step || (k !== step && at(reach, k - 1) < at(reach, k + 1));
    const previous = down ? k + 1 : k - 1;
    const fromX = step === 0 ? 0 : at(reach, previous);
    const fromY = step === 0 ? 0 : fromX - previous;
    const midX = step === 0 ? 0 : down ? fromX : fromX + 1;
    const midY = step === 0 ? 0 : down ? fromY + 1 : fromY;
    for (; x > midX && y > midY; x -= 1, y -= 1) add(true, [a[x - 1] as string], [b[y - 1] as string]);
    if (step > 0) add(false, down ? [] : [a[fromX] as string], down ? [b[fromY] as string] : []);
    x = fromX;
    y = fromY;
  }
  return blocks.toReversed();
}

const at = (reach: ReadonlyMap<number, number>, k: number): number => reach.get(k) ?? -1;

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** Length of the common beginning, never ending inside a surrogate pair. */
function commonStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a.charCodeAt(n) === b.charCodeAt(n)) n += 1;
  return n > 0 && isHigh(a.charCodeAt(n - 1)) ? n - 1 : n;
}

function commonEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n += 1;
  return n > 0 && isLow(a.charCodeAt(a.length - n)) ? n - 1 : n;
}
