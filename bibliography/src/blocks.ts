import { type BibPart, scanBib } from './scan.ts';

/**
 * A stretch of a .bib file that ends with a part, and so can be scanned by itself: after a part, the scanner depends on
 * nothing before it. Only a file's last block may end otherwise.
 */
export interface BibBlock {
  readonly text: string;
  /** Their positions are relative to the block. */
  readonly parts: readonly BibPart[];
}

/** Replaces the blocks from one to before another. */
export interface BlockChange {
  readonly from: number;
  readonly to: number;
  readonly made: readonly BibBlock[];
}

/** Large enough to keep the number low, small enough that rereading one costs nothing. */
const BLOCK = 16_384;

/** What a file's blocks become when its text changes. The common beginning and end are not read again. */
export function rescanBlocks(text: string, before: readonly BibBlock[], size: number = BLOCK): BlockChange {
  let head = 0;
  let start = 0;
  // The last one need not end with a part, so what follows it now may belong to it.
  for (; head < before.length - 1; head++) {
    const { length } = before[head]!.text;
    if (text.slice(start, start + length) !== before[head]!.text) break;
    start += length;
  }
  let tail = before.length;
  let end = text.length;
  for (; tail > head; tail--) {
    const { length } = before[tail - 1]!.text;
    if (end - length < start || text.slice(end - length, end) !== before[tail - 1]!.text) break;
    end -= length;
  }
  const isAll = start === 0 && end === text.length;
  return replaceBlocks(before, { from: head, to: tail }, isAll ? text : detach(text.slice(start, end)), size);
}

/** What blocks become when the text of some is replaced, including those after them into which it now extends. */
export function replaceBlocks(
  before: readonly BibBlock[],
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
  size: number = BLOCK,
): BlockChange {
  let source = text;
  let end = to;
  // Twice as many each time, so that everything is read about twice at most.
  for (let more = 1; ; more *= 2) {
    const parts = scanBib(source);
    const isOpen = parts.some(({ open }) => open);
    if (end === before.length) {
      // An unclosed part extends as far as it can, and everything after it depends on it: one block.
      return { from, to: end, made: isOpen ? [{ text: source, parts }] : split(source, parts, size) };
    }
    if (!isOpen && (parts.at(-1)?.to ?? 0) === source.length)
      return { from, to: end, made: split(source, parts, size) };
    source += joinBlocks(before.slice(end, end + more));
    end = Math.min(before.length, end + more);
  }
}

export function joinBlocks(blocks: readonly BibBlock[]): string {
  return blocks.map(({ text }) => text).join('');
}

/** The parts of all blocks, with their positions in the file. */
export function listParts(blocks: readonly BibBlock[]): readonly BibPart[] {
  let at = 0;
  return blocks.flatMap(({ text, parts }) => {
    const start = at;
    at += text.length;
    return start === 0 ? parts : parts.map((part) => moved(part, start));
  });
}

/** The file's content from a position in one of its blocks on. */
export function sliceBlocks(blocks: readonly BibBlock[], block: number, from: number, length: number): string {
  let text = blocks[block]!.text.slice(from, from + length);
  for (let next = block + 1; text.length < length && next < blocks.length; next++)
    text += blocks[next]!.text.slice(0, length - text.length);
  return text;
}

function split(text: string, parts: readonly BibPart[], size: number): readonly BibBlock[] {
  const blocks: BibBlock[] = [];
  let first = 0;
  let start = 0;
  for (const [index, { to }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (to - start < size && !isLast) continue;
    const own = parts.slice(first, index + 1);
    const end = isLast ? text.length : to;
    blocks.push({ text: text.slice(start, end), parts: start === 0 ? own : own.map((part) => moved(part, -start)) });
    first = index + 1;
    start = end;
  }
  return parts.length > 0 || text === '' ? blocks : [{ text, parts }];
}

function moved(part: BibPart, by: number): BibPart {
  return { ...part, keyFrom: part.keyFrom + by, from: part.from + by, to: part.to + by };
}

/** A copy: a slice would keep the whole text, tens of megabytes, in memory for as long as it lives. */
function detach(text: string): string {
  return ` ${text}`.slice(1);
}
