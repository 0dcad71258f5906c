import { ChangeSet } from '@codemirror/state';
import type { ChangeDesc } from '@codemirror/state';
import { findDifference } from './difference.ts';
import type { OwnHunk } from './project.ts';

/** Suggested text as it stands in the editor of whoever suggests it: [from, to) there, at `at` of the text. */
interface Piece {
  readonly hunk: OwnHunk;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The text with one's own suggested insertions in it, as an editor holds it while its user suggests. What is suggested to
 * be deleted is still there, and struck through.
 */
export class Projection {
  readonly pieces: readonly Piece[];
  /** Units that the editor holds beyond the text. */
  readonly extra: number;

  /** Hunks in the order of their insertions. */
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

  /** From the text to what the editor holds. */
  changes(length: number): ChangeSet {
    return ChangeSet.of(
      this.pieces.map(({ at, hunk }) => ({ from: at, insert: hunk.insert })),
      length,
    );
  }

  /** Where a position of the text is in the editor; `side` 1: behind what is inserted there. */
  toEditor(at: number, side: -1 | 1): number {
    return at + this.#extraBefore(this.#find((piece) => piece.at > at || (piece.at === at && side < 0)));
  }

  /** Where a position of the editor is in the text. */
  toText(position: number): number {
    const index = this.#find((piece) => piece.from >= position);
    const piece = this.pieces[index - 1];
    return piece && position < piece.to ? piece.at : position - this.#extraBefore(index);
  }

  /** Index of the first piece for which this holds, as it does for all behind it. */
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

  /** The text alone, out of what the editor holds. */
  removal(length: number): ChangeSet {
    return ChangeSet.of(
      this.pieces.map(({ from, to }) => ({ from, to })),
      length,
    );
  }
}

/**
 * What a change of the text below, and other hunks in place of those before, make of what the editor holds. Insertions
 * that stay where they are stay in the editor untouched, so that the caret and the undo history stay in them.
 */
export function carryProjection(
  before: Projection,
  after: Projection,
  changes: ChangeSet | null,
  length: number,
): ChangeSet {
  const moved = changes ? changes.map(before.changes(length).desc, true) : ChangeSet.empty(length + before.extra);
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

/** The same insertion at the same place, whatever its words are by now. */
function isAlike(a: Piece, b: Piece): boolean {
  return a.at === b.at && a.hunk.id === b.hunk.id && a.hunk.suggestion === b.hunk.suggestion;
}

function correct(shown: readonly Piece[], wanted: readonly Piece[]): { from: number; to?: number; insert?: string }[] {
  const specs: { from: number; to?: number; insert?: string }[] = [];
  const places = new Map(shown.map(({ hunk: { suggestion, id } }, i) => [`${suggestion} ${id}`, i]));
  let next = 0;
  /** How much longer the editor is than the text, up to the next shown piece. */
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
    // What goes away before this place is passed first.
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
