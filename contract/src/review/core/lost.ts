import { REVIEW_LIMITS } from '../limits.ts';

/** A piece of text that was cropped from a mark; see `Lost`. */
export interface Piece {
  readonly text: string;
  readonly side: -1 | 0 | 1;
  readonly turn: number;
}

/**
 * What an insertion restores: `length` units from the offset `from` in it. `parts` are all pieces in order, some still
 * lost.
 */
export interface Return {
  readonly from: number;
  readonly length: number;
  readonly parts: readonly (Piece & { readonly isBack: boolean })[];
}

/** In UTF-16 units. Shorter text is restored only if it is exactly what was lost last. */
const SURE_LENGTH = 4;
const TURNS_TRIED = 12;

/**
 * Matches inserted text with what was lost at the same place; null if nothing comes back. Undo restores the last loss
 * or several of the latest at once, so these are tried first, as a whole; then insertions that reach beyond the mark
 * and start or end with what was lost; then a longer part that occurs only once. What the current change deletes
 * (`turn`) is tried only after everything older: undoing a replacement deletes what it had inserted.
 */
export function findReturn(
  inserted: string,
  pieces: readonly Piece[],
  flush: { readonly atStart: boolean; readonly atEnd: boolean; readonly anywhere: boolean },
  turn: number,
): Return | null {
  if (inserted === '') return null;
  const older = pieces.filter((piece) => piece.turn < turn);
  return (
    (older.length < pieces.length ? matchPieces(inserted, pieces, flush, turn - 1) : null) ??
    matchPieces(inserted, pieces, flush, turn)
  );
}

function matchPieces(
  inserted: string,
  pieces: readonly Piece[],
  flush: { readonly atStart: boolean; readonly atEnd: boolean; readonly anywhere: boolean },
  newest: number,
): Return | null {
  const turns = [...new Set(pieces.map(({ turn }) => turn))]
    .filter((turn) => turn > 0 && turn <= newest)
    .toSorted((a, b) => b - a)
    .slice(0, TURNS_TRIED);
  const spans = turns.flatMap((last, i) => turns.slice(i).map((first) => ({ first, last })));
  for (const { first, last } of spans)
    if (textOf(pieces, first, last) === inserted) return giveBack(pieces, first, last, 0);
  const top = turns[0] ?? 0;
  for (const first of turns.toReversed()) {
    const text = textOf(pieces, first, top);
    const back = (from: number): Return => giveBack(pieces, first, top, from);
    if (flush.atEnd && inserted.endsWith(text)) return back(inserted.length - text.length);
    if (flush.atStart && inserted.startsWith(text)) return back(0);
    if (flush.anywhere && first === turns.at(-1) && occursOnce(inserted, text)) return back(inserted.indexOf(text));
  }
  return inserted.length < SURE_LENGTH ? null : givePartBack(pieces, inserted, newest);
}

function textOf(pieces: readonly Piece[], oldest: number, newest: number): string {
  let text = '';
  for (const piece of pieces) if (piece.turn >= oldest && piece.turn <= newest) text += piece.text;
  return text;
}

function giveBack(pieces: readonly Piece[], oldest: number, newest: number, from: number): Return {
  const parts = pieces.map((piece) => ({ ...piece, isBack: piece.turn >= oldest && piece.turn <= newest }));
  return { from, length: textOf(pieces, oldest, newest).length, parts };
}

function givePartBack(pieces: readonly Piece[], inserted: string, newest: number): Return | null {
  const all = textOf(pieces, 1, newest);
  if (!occursOnce(all, inserted)) return null;
  const from = all.indexOf(inserted);
  const to = from + inserted.length;
  const parts: (Piece & { isBack: boolean })[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (piece.turn > newest || piece.turn === 0) {
      parts.push({ ...piece, isBack: false });
      continue;
    }
    const { text } = piece;
    const a = Math.min(Math.max(from - at, 0), text.length);
    const b = Math.min(Math.max(to - at, 0), text.length);
    for (const [part, isBack] of [
      [text.slice(0, a), false],
      [text.slice(a, b), true],
      [text.slice(b), false],
    ] as const)
      if (part !== '') parts.push({ ...piece, text: part, isBack });
    at += text.length;
  }
  return { from: 0, length: inserted.length, parts };
}

/** Whether `part` occurs exactly once, counting overlaps. */
export function occursOnce(text: string, part: string): boolean {
  const at = text.indexOf(part);
  return at >= 0 && text.indexOf(part, at + 1) < 0;
}

/** The pieces within the limit of lost text; otherwise without the surrounding text, or none. */
export function keepable<P extends Piece>(pieces: readonly P[]): readonly P[] {
  if (fits(pieces)) return pieces;
  const own = pieces.filter(({ side }) => side === 0);
  return fits(own) ? own : [];
}

function fits(pieces: readonly Piece[]): boolean {
  let length = 0;
  for (const { text } of pieces) length += text.length;
  return length <= REVIEW_LIMITS.lostLength;
}

/** The number for the next loss, greater than all before. */
export function nextTurn(pieces: readonly Piece[]): number {
  let turn = 1;
  for (const piece of pieces) turn = Math.max(turn, piece.turn + 1);
  return turn;
}
