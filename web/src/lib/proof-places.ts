/** Position of a block in the PDF: in points from the left and top of the page; pages count from 1. */
export interface ProofPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  /** The block's first words, without markup. */
  readonly words: string;
}

export interface PdfPoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Length of the prefix used as lookup key, in letters. */
const GRAM = 6;
/** Minimum number of matching letters (or all of a shorter beginning). */
const ENOUGH = 12;
/** Maximum candidates per prefix; more would only repeat the same sentence. */
const MAX_CANDIDATES = 48;
/** Bonus for a match at the start of a line, which is more likely to be the block. */
const LINE_START_WEIGHT = 8;
/** Tolerance in points: places give the line's position, but clicks may hit the top of a letter. */
const SLACK = 4;

const WORD = /[\p{L}\p{N}]+/gu;

const lettersOf = (text: string): string => text.match(WORD)?.join('') ?? '';

interface Word {
  /** Position in the letters. */
  readonly at: number;
  /** Position in the text. */
  readonly from: number;
  readonly isFirst: boolean;
}

/** Reduces the text to letters and digits, so that markup makes no difference. */
function readWords(text: string): { letters: string; words: Word[] } {
  const body = text.startsWith('---\n') ? Math.max(0, text.indexOf('\n---', 3)) : 0;
  const parts: string[] = [];
  const words: Word[] = [];
  let at = 0;
  let lineEnd = -1;
  for (const { index, 0: letters } of text.slice(body).matchAll(WORD)) {
    const from = body + index;
    words.push({ at, from, isFirst: from > lineEnd });
    if (from > lineEnd) {
      const end = text.indexOf('\n', from);
      lineEnd = end < 0 ? text.length : end;
    }
    parts.push(letters);
    at += letters.length;
  }
  return { letters: parts.join(''), words };
}

/**
 * Finds blocks in the text, which may have changed since, by how they begin; null for those not found. Beginnings may
 * occur several times or not at all: the heaviest selection that keeps both orders wins.
 */
export function findBlocks(text: string, beginnings: readonly string[]): (number | null)[] {
  const { letters, words } = readWords(text);
  const wanted = beginnings.map(lettersOf);
  const lengths = [...new Set(wanted.map(({ length }) => Math.min(GRAM, length)))].filter((length) => length > 0);
  const index = new Map<string, number[]>();
  for (const [number, { at, isFirst }] of words.entries()) {
    for (const length of lengths) {
      // Short beginnings occur everywhere, so they only match at the start of a line.
      if (length < GRAM && !isFirst) continue;
      const gram = letters.slice(at, at + length);
      const known = index.get(gram);
      if (known === undefined) index.set(gram, [number]);
      else known.push(number);
    }
  }
  const chain = new HeaviestChain(words.length);
  for (const [block, beginning] of wanted.entries()) {
    const candidates: { word: number; weight: number }[] = [];
    for (const word of index.get(beginning.slice(0, GRAM)) ?? []) {
      const { at = 0, isFirst = false } = words[word] ?? {};
      const shared = countShared(letters, at, beginning);
      if (shared < Math.min(ENOUGH, beginning.length)) continue;
      candidates.push({ word, weight: shared + (isFirst ? LINE_START_WEIGHT : 0) });
      if (candidates.length === MAX_CANDIDATES) break;
    }
    chain.add(block, candidates);
  }
  const found: (number | null)[] = wanted.map(() => null);
  for (const { block, word } of chain.read()) found[block] = words[word]?.from ?? null;
  return found;
}

/** Number of matching letters. A prefix is enough: link addresses get in between, and people edit. */
function countShared(letters: string, at: number, beginning: string): number {
  let shared = 0;
  while (shared < beginning.length && letters[at + shared] === beginning[shared]) shared += 1;
  return shared;
}

interface Link {
  readonly block: number;
  readonly word: number;
  readonly weight: number;
  readonly before: Link | null;
}

/**
 * The heaviest chain of pairs that increases in both numbers, using a Fenwick tree of the heaviest chain up to each
 * word.
 */
class HeaviestChain {
  readonly #best: (Link | null)[];

  constructor(words: number) {
    this.#best = Array.from({ length: words + 1 }, () => null);
  }

  /** To be called in the order of the blocks. */
  add(block: number, candidates: readonly { word: number; weight: number }[]): void {
    const links = candidates.map(({ word, weight }): Link => {
      const before = this.#upTo(word);
      return { block, word, weight: weight + (before?.weight ?? 0), before };
    });
    for (const link of links) this.#put(link);
  }

  read(): Link[] {
    const links: Link[] = [];
    for (let link = this.#upTo(this.#best.length - 1); link !== null; link = link.before) links.push(link);
    return links.toReversed();
  }

  /** The heaviest chain that ends before this word. */
  #upTo(word: number): Link | null {
    let best: Link | null = null;
    for (let at = word; at > 0; at -= at & -at) {
      const link = this.#best[at] ?? null;
      if (link !== null && link.weight > (best?.weight ?? 0)) best = link;
    }
    return best;
  }

  #put(link: Link): void {
    for (let at = link.word + 1; at < this.#best.length; at += at & -at)
      if (link.weight > (this.#best[at]?.weight ?? 0)) this.#best[at] = link;
  }
}

/** Position in reading order: page by page, column by column. */
function orderOf({ page, x, y }: PdfPoint, columns: number, width: number): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor((x / width) * columns)));
  return (page * columns + column) * 100_000 + y;
}

/** The block at this point of a page: the last that begins above it; null above the first. */
export function blockAt(
  places: readonly PdfPoint[],
  point: PdfPoint,
  { columns, width }: { columns: number; width: number },
): number | null {
  const limit = orderOf({ ...point, y: point.y + SLACK }, columns, width);
  let found: number | null = null;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const [block, place] of places.entries()) {
    const order = orderOf(place, columns, width);
    if (order > limit || order < nearest) continue;
    nearest = order;
    found = block;
  }
  return found;
}

/** The block that contains a position in the text; null before the first. */
export function blockOf(found: readonly (number | null)[], position: number): number | null {
  const block = found.findLastIndex((from) => from !== null && from <= position);
  return block < 0 ? null : block;
}

/** Maps a point in one version of the PDF to the next: the same offset below the same block. */
export function carryOver(before: readonly ProofPlace[], after: readonly ProofPlace[], point: PdfPoint): PdfPoint {
  const single = { columns: 1, width: 1 };
  const block = blockAt(before, point, single);
  const place = block === null ? undefined : before[block];
  if (block === null || place?.page !== point.page) return point;
  const same = after.flatMap((each, at) => (each.words === place.words ? [{ each, at }] : []));
  // Of several blocks that begin alike, the one whose index, counted from the start or the end, is closest.
  const shift = after.length - before.length;
  const off = (at: number): number => Math.min(Math.abs(at - block), Math.abs(at - block - shift));
  const nearest = same.toSorted((a, b) => off(a.at) - off(b.at))[0]?.each;
  return nearest === undefined ? point : { page: nearest.page, x: point.x, y: nearest.y + point.y - place.y };
}
