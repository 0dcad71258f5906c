import { ChangeSet } from '@codemirror/state';
import type { ChangeDesc } from '@codemirror/state';
import { findDifference } from './difference.ts';
import type { OwnHunk } from './project.ts';

/** Suggested text in its author's editor: [from, to) in the editor, at position `at` of the text. */
interface Piece {
  readonly hunk: OwnHunk;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The text with one's own suggested insertions, as in the editor of someone who is suggesting. Text suggested for
 * deletion is still there, struck through. All positions and lengths are in UTF-16 units.
 */
export class Projection {
  readonly pieces: readonly Piece[];
  /** UTF-16 units that the editor has in addition to the text. */
  readonly extra: number;

  /** `hunks` must be in the order of their insertions (`byPlace`). */
  constructor(hunks: readonly OwnHunk[]) {
    const pieces: Piece[] = [];
    let extra = 0;
    for (const hunk of hunks) {
      if (hunk.insert === '') continue;
      const from = hunk.at + extra;
      pieces.push({ hunk, at: hunk.at, from, to: from + hunk.insert.length });
      extra += hunk.insert.length;
    }
    this.pieces = pieces;
    this.extra = extra;
  }

  /** The change from the text, of this length, to the editor's content. */
  changes(length: number): ChangeSet {
    return ChangeSet.of(
      this.pieces.map(({ at, hunk }) => ({ from: at, insert: hunk.insert })),
      length,
    );
  }

  /** Maps a position in the text to the editor: past an insertion there with `side` 1, before it with -1. */
  toEditor(at: number, side: -1 | 1): number {
    return at + this.#extraBefore(this.#find((piece) => piece.at > at || (piece.at === at && side < 0)));
  }

  /** Maps a position in the editor to the text; inside an insertion, to where that is. */
  toText(position: number): number {
    const index = this.#find((piece) => piece.from >= position);
    const piece = this.pieces[index - 1];
    return piece && position < piece.to ? piece.at : position - this.#extraBefore(index);
  }

  /** The insertions entirely within [from, to] of the editor. */
  within(from: number, to: number): readonly Piece[] {
    return this.pieces.slice(
      this.#find((piece) => piece.from >= from),
      this.#find((piece) => piece.to > to),
    );
  }

  /** The insertions that overlap [from, to) of the editor. */
  touching(from: number, to: number): readonly Piece[] {
    return this.pieces.slice(
      this.#find((piece) => piece.to > from),
      this.#find((piece) => piece.from >= to),
    );
  }

  /** Index of the first piece for which `holds`, which must then hold for all later ones. */
  #find(holds: (piece: Piece) => boolean): number {
    let low = 0;
    let high = this.pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.pieces[middle] as Piece)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #extraBefore(index: number): number {
    const piece = this.pieces[index];
    return piece ? piece.from - piece.at : this.extra;
  }

  /** The change from the editor's content, of this length, to the text without insertions. */
  removal(length: number): ChangeSet {
    return ChangeSet.of(
      this.pieces.map(({ from, to }) => ({ from, to })),
      length,
    );
  }
}

const projections = new WeakMap<readonly OwnHunk[], Projection>();

/** The projection of these hunks; cached, since each key asks for it several times. */
export function projectHunks(hunks: readonly OwnHunk[]): Projection {
  const known = projections.get(hunks) ?? new Projection(hunks);
  projections.set(hunks, known);
  return known;
}

/**
 * The change to the editor's content when the underlying text, `length` units long, changes and new hunks replace the
 * old ones. Insertions that stay in place are left untouched, so that the caret and the undo history remain inside
 * them.
 */
export function carryProjection(
  before: Projection,
  after: Projection,
  changes: ChangeSet | null,
  length: number,
): ChangeSet {
  const isMoved = changes !== null && !changes.empty;
  const moved = isMoved ? changes.map(before.changes(length).desc, true) : ChangeSet.empty(length + before.extra);
  const kept = place(before, moved);
  if (isSame(kept, after.pieces)) return moved;
  return moved.compose(ChangeSet.of(correct(kept, after.pieces), moved.newLength));
}

function place({ pieces }: Projection, moved: ChangeDesc): Piece[] {
  let extra = 0;
  return pieces.map((piece) => {
    const from = moved.mapPos(piece.from, 1);
    const at = from - extra;
    extra += piece.to - piece.from;
    return { hunk: piece.hunk, at, from, to: from + piece.to - piece.from };
  });
}

function isSame(a: readonly Piece[], b: readonly Piece[]): boolean {
  return (
    a.length === b.length &&
    a.every((piece, i) => isAlike(piece, b[i] as Piece) && piece.hunk.insert === b[i]?.hunk.insert)
  );
}

/** Whether this is the same insertion at the same place, whatever its words. */
function isAlike(a: Piece, b: Piece): boolean {
  return a.at === b.at && a.hunk.id === b.hunk.id && a.hunk.suggestion === b.hunk.suggestion;
}

function correct(shown: readonly Piece[], wanted: readonly Piece[]): { from: number; to?: number; insert?: string }[] {
  const specs: { from: number; to?: number; insert?: string }[] = [];
  const places = new Map(shown.map(({ hunk: { suggestion, id } }, i) => [`${suggestion} ${id}`, i]));
  let next = 0;
  /** Offset between editor and text up to the next piece shown. */
  let extra = 0;
  const removeUpTo = (end: number): void => {
    for (; next < end; next += 1) {
      const { from, to } = shown[next] as Piece;
      specs.push({ from, to });
      extra += to - from;
    }
  };
  for (const piece of wanted) {
    const at = places.get(`${piece.hunk.suggestion} ${piece.hunk.id}`) ?? -1;
    const old = shown[at];
    if (old && at >= next && isAlike(old, piece)) {
      removeUpTo(at);
      specs.push(...replaceWords(old, piece.hunk.insert));
      extra += old.to - old.from;
      next += 1;
      continue;
    }
    // First remove pieces before this position that are no longer wanted.
    while (next < shown.length && (shown[next] as Piece).at < piece.at) removeUpTo(next + 1);
    specs.push({ from: piece.at + extra, insert: piece.hunk.insert });
  }
  removeUpTo(shown.length);
  return specs;
}

function replaceWords(piece: Piece, insert: string): { from: number; to: number; insert: string }[] {
  const before = piece.hunk.insert;
  if (before === insert) return [];
  const [start, end] = findDifference(before, insert);
  return [
    {
      from: piece.from + start,
      to: piece.from + before.length - end,
      insert: insert.slice(start, insert.length - end),
    },
  ];
}
