import { UNMARKED } from './collapse-plain.ts';
import { asSet, mapInlines, str, type Element } from './pandoc-tree.ts';
import { FIRST_INDEX, MARKER, type ReviewNotes } from './review.ts';

/*
 * Markers of comments and changes in pandoc's tree of a marked text: finds them, and compares its blocks with those of
 * the plain text.
 */

/** Inlines marked only as a whole: Word has no comments in footnotes, and citations are regenerated. */
export const CLOSED = asSet('Note Cite Image');

type OnMarker = (kind: number, index: number) => void;

/** Visits the parts of a string in order. */
export function split(text: string, onText: (text: string) => void, onMarker: OnMarker): void {
  let from = 0;
  for (const match of text.matchAll(MARKERS)) {
    if (match.index > from) onText(text.slice(from, match.index));
    onMarker(match[0].codePointAt(0) ?? 0, (match[0].codePointAt(2) ?? 0) - FIRST_INDEX);
    from = match.index + match[0].length;
  }
  if (from < text.length) onText(text.slice(from));
}

const MARKERS = /[\u{10F000}-\u{10F005}][\u{100000}-\u{10EFFF}]/gu;

function merge(inlines: readonly Element[]): Element[] {
  const merged: Element[] = [];
  for (const inline of inlines) {
    const last = merged.at(-1);
    if (inline.t === 'Str' && inline.c === '') continue;
    if (inline.t === 'Str' && last?.t === 'Str')
      merged[merged.length - 1] = str(`${last.c as string}${inline.c as string}`);
    else merged.push(inline);
  }
  return merged;
}

/** Marked inlines without their markers and insertions. */
export function strip(inlines: readonly Element[], onMarker: OnMarker = () => undefined): Element[] {
  let isInserting = false;
  const stripList = (list: readonly Element[]): Element[] => {
    const kept: Element[] = [];
    for (const inline of list) {
      if (inline.t === 'Str') {
        split(
          inline.c as string,
          (text) => {
            if (!isInserting) kept.push(str(text));
          },
          (kind, index) => {
            if (kind === MARKER.insertStart) isInserting = true;
            else if (kind === MARKER.insertEnd) isInserting = false;
            onMarker(kind, index);
          },
        );
        continue;
      }
      const isLeftOut = isInserting;
      const stripped = { ...inline, ...(inline.c === undefined ? {} : { c: mapInlines(inline.c, stripList) }) };
      if (!isLeftOut) kept.push(stripped);
    }
    return merge(kept);
  };
  return stripList(inlines);
}

/** A block in the form used for comparison. Heading identifiers are derived from their words, including insertions. */
function compared(leaf: Element, change: (inlines: readonly Element[]) => readonly Element[]): string {
  const block = mapInlines(leaf, change);
  if (block.t !== 'Header') return JSON.stringify(block);
  const [level, , inlines] = block.c as readonly unknown[];
  return JSON.stringify([level, inlines]);
}

/**
 * Pairs each plain block with its marked one; a block without markers matches any. Works forward from the start, and
 * after a difference backward from the end.
 */
export function pair(plain: readonly Element[], marked: readonly Element[]): Map<number, number> {
  const same = plain.map((leaf) => compared(leaf, (inlines) => inlines));
  const stripped = marked.map((leaf) => (leaf === UNMARKED ? null : compared(leaf, (inlines) => strip(inlines))));
  const isPair = (at: number, markedAt: number): boolean =>
    stripped[markedAt] === null ? plain[at]?.t === 'Para' : same[at] === stripped[markedAt];
  const partners = new Map<number, number>();
  const shorter = Math.min(same.length, stripped.length);
  let first = 0;
  while (first < shorter && isPair(first, first)) partners.set(first, first++);
  let tail = 1;
  for (; tail <= shorter - first && isPair(same.length - tail, stripped.length - tail); tail += 1)
    partners.set(same.length - tail, stripped.length - tail);
  if (same.length === stripped.length)
    for (let at = first; at <= same.length - tail; at += 1) if (isPair(at, at)) partners.set(at, at);
  return partners;
}

export interface Places {
  /** The plain block in or near which each thread and change starts. */
  readonly threads: ReadonlyMap<number, number>;
  readonly changes: ReadonlyMap<number, number>;
  /** Threads and changes with an unusable marker: they become comments as a whole. */
  readonly lostThreads: ReadonlySet<number>;
  readonly lostChanges: ReadonlySet<number>;
}

/** Finds out which markers are usable. */
export function survey(marked: readonly Element[], partners: ReadonlyMap<number, number>, notes: ReviewNotes): Places {
  const taken = new Map([...partners].map(([plainAt, at]) => [at, plainAt]));
  const threads = new Map<number, number>();
  const changes = new Map<number, number>();
  const lostThreads = new Set<number>();
  const lostChanges = new Set<number>();
  const starts = new Set<number>();
  const ends = new Set<number>();
  let near = 0;
  for (const [at, leaf] of marked.entries()) {
    const isTaken = taken.has(at);
    near = taken.get(at) ?? near;
    findMarkers(leaf, isTaken, (kind, index, isClosed) => {
      const isThread = kind <= MARKER.threadEnd;
      const places = isThread ? threads : changes;
      if (!places.has(index)) places.set(index, near);
      if (kind === MARKER.threadStart) starts.add(index);
      if (kind === MARKER.threadEnd) ends.add(index);
      if (!isTaken || (isClosed && !isThread)) (isThread ? lostThreads : lostChanges).add(index);
    });
  }
  for (const index of notes.threads.keys()) if (!starts.has(index) || !ends.has(index)) lostThreads.add(index);
  return { threads, changes, lostThreads, lostChanges };
}

/** In a block that does not match, markers may also be in code, formulas and URLs. */
function findMarkers(
  leaf: Element,
  isTaken: boolean,
  onMarker: (kind: number, index: number, isClosed: boolean) => void,
): void {
  if (!isTaken) {
    split(
      JSON.stringify(leaf),
      () => undefined,
      (kind, index) => onMarker(kind, index, false),
    );
    return;
  }
  const look = (inlines: readonly Element[]): readonly Element[] => {
    for (const inline of inlines) {
      if (inline.t === 'Str')
        split(
          inline.c as string,
          () => undefined,
          (kind, index) => onMarker(kind, index, false),
        );
      else if (CLOSED.has(inline.t)) strip([inline], (kind, index) => onMarker(kind, index, true));
      else if (inline.c !== undefined) mapInlines(inline.c, look);
    }
    return inlines;
  };
  mapInlines(leaf, look);
}
