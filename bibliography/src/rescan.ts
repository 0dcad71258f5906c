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
}

/** The parts of a file that has changed: only what the change touches is scanned again. */
export function rescanBib(text: string, before: ScannedBib | null): Rescanned {
  // What is not closed reaches as far as it can: nothing behind it stands by itself.
  if (before === null || before.parts.some(({ open }) => open)) return { parts: scanBib(text), head: 0, tail: 0 };
  const { parts: known } = before;
  const same = countSame(before.text, text);
  const head = findIndex(known, ({ to }) => to > same);
  const shift = text.length - before.text.length;
  const end = before.text.length - countSameAtEnd(before.text, text, same);
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
  if (made.at(-1)?.open) return { parts: scanBib(text), head: 0, tail: 0 };
  const tail = known.slice(tailFrom);
  const moved = shift === 0 ? tail : tail.map((part) => movePart(part, shift));
  return { parts: [...known.slice(0, head), ...made, ...moved], head, tail: tail.length };
}

function movePart({ kind, type, key, keyFrom, from, to, open }: BibPart, by: number): BibPart {
  return { kind, type, key, keyFrom: keyFrom + by, from: from + by, to: to + by, open };
}

/** The first of the parts, which are in order, that passes; their number if none does. */
function findIndex(parts: readonly BibPart[], passes: (part: BibPart) => boolean): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(parts[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
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
