import { type BibPart, scanBib, scanFrom } from './scan.ts';

export interface ScannedBib {
  readonly text: string;
  readonly parts: readonly BibPart[];
}

export interface Rescanned {
  readonly parts: readonly BibPart[];
  /** How many of them, at the beginning and at the end, are those that were there before. */
  readonly head: number;
  readonly tail: number;
  /** Those between them that are not there any more. */
  readonly gone: readonly BibPart[];
}

/** The range of the text before that is not as it was; whoever made the change knows it. */
export interface TouchedRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The parts of a file that has changed: only what the change touches is scanned again. Those behind it are moved, not
 * made anew, so what was `before` is of no use afterwards.
 */
export function rescanBib(text: string, before: ScannedBib | null, touched?: TouchedRange): Rescanned {
  // What is not closed reaches as far as it can: nothing behind it stands by itself.
  if (before === null || before.parts.some(({ open }) => open)) return scanAll(text, before);
  const { parts: known } = before;
  const { from: same, to: end } = touched ?? compareTexts(before.text, text);
  const head = findIndex(known, ({ to }) => to > same);
  const shift = text.length - before.text.length;
  // Behind a part, the scanner knows nothing of what was before: from there on it would find the same again.
  let tailFrom = known.length;
  const made = scanFrom(text, known[head - 1]?.to ?? 0, (part) => {
    if (part.open) return true;
    const to = part.to - shift;
    if (to < end) return false;
    const at = findIndex(known, (each) => each.to >= to);
    if (known[at]?.to !== to) return false;
    tailFrom = at + 1;
    return true;
  });
  if (made.at(-1)?.open) return scanAll(text, before);
  const tail = known.slice(tailFrom);
  if (shift !== 0) for (const part of tail) movePart(part, shift);
  const gone = known.slice(head, tailFrom);
  return { parts: known.slice(0, head).concat(made, tail), head, tail: tail.length, gone };
}

function scanAll(text: string, before: ScannedBib | null): Rescanned {
  return { parts: scanBib(text), head: 0, tail: 0, gone: before?.parts ?? [] };
}

/** Tens of thousands of new parts for each edit would keep the garbage collector busy for longer than all else takes. */
function movePart(part: { -readonly [Field in keyof BibPart]: BibPart[Field] }, by: number): void {
  part.keyFrom += by;
  part.from += by;
  part.to += by;
}

/** The first of things in order that passes, as all behind it do; their number if none does. */
export function findIndex<T>(things: readonly T[], passes: (thing: T) => boolean): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(things[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareTexts(before: string, text: string): TouchedRange {
  const from = countSame(before, text);
  return { from, to: before.length - countSameAtEnd(before, text, from) };
}

/** Compared in blocks, as memory is: character by character it would take as long as scanning. */
const BLOCK = 65_536;

function countSame(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at + BLOCK <= most && a.slice(at, at + BLOCK) === b.slice(at, at + BLOCK)) at += BLOCK;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

/** Not counting what is the same at the beginning. */
function countSameAtEnd(a: string, b: string, same: number): number {
  const most = Math.min(a.length, b.length) - same;
  let count = 0;
  const block = (text: string): string => text.slice(text.length - count - BLOCK, text.length - count);
  while (count + BLOCK <= most && block(a) === block(b)) count += BLOCK;
  while (count < most && a.charCodeAt(a.length - count - 1) === b.charCodeAt(b.length - count - 1)) count++;
  return count;
}
