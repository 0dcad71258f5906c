import { findReturn, keepable, nextTurn } from './lost.ts';
import type { Piece, Return } from './lost.ts';
import { findSection, shiftBefore } from './sections.ts';
import type { Section } from './sections.ts';
import type { Lost, Mark } from './state.ts';

/** Reads the text before the change, by position in the document; '' where unknown. */
export type Slice = (from: number, to: number) => string;

/** A stretch under a mark or at its edges after a change, from left to right. */
type Atom =
  | { readonly is: 'live'; readonly from: number; readonly to: number }
  /** `isSettled`: already compared with lost text. */
  | { readonly is: 'new'; readonly from: number; readonly text: string; readonly isSettled?: true }
  | { readonly is: 'gap'; readonly pieces: Piece[] };

/** Represents the mark itself if it has no text. */
const PLACE: Piece = { text: '', turn: 0, side: 0 };

/**
 * Maps a mark over one change, given as sections of that change. Text written at its edges does not belong to it, text
 * written inside does. Cropped text is remembered and belongs to it again if it comes back. Only a `cut` may become
 * several marks; see `splitAtNew`.
 */
export function mapMark(mark: Mark, sections: readonly Section[], slice: Slice): Mark[] {
  const turn = nextTurn(mark.lost);
  const atoms = giveBackLost(readAtoms(mark, sections, slice, turn), turn);
  if (mark.kind !== 'cut') return [assemble(mark, atoms, sections)];
  const marks = splitAtNew(atoms).map((run) => assemble(mark, run, sections));
  // Drop parts without text or memory.
  const worth = marks.filter(({ from, to, lost }) => to > from || lost.length > 0);
  return worth.length > 0 ? worth : marks.slice(0, 1);
}

/** Whether a change touches a mark or its edges, rather than merely shifting it. */
export function isTouched(mark: Mark, sections: readonly Section[]): boolean {
  const section = sections[findSection(sections, mark.from)];
  return section !== undefined && section.fromA <= mark.to;
}

function readAtoms(mark: Mark, sections: readonly Section[], slice: Slice, turn: number): Atom[] {
  const { from, to } = mark;
  const isBare = from === to;
  const own = mark.lost.filter(({ side }) => side === 0);
  if (isBare) own.push({ at: 0, ...PLACE });
  const atoms: Atom[] = [];
  let next = 0;
  let at = from;
  let index = findSection(sections, from);
  let shift = shiftBefore(sections, index);
  const gap = (piece: Piece): void => {
    if (piece.text !== '' || piece.turn === 0) addPiece(atoms, piece);
  };
  const outside = (side: -1 | 1): void => mark.lost.forEach((piece) => piece.side === side && gap(piece));
  /** Advances to `end`, including text lost there earlier if `isInclusive`. The text in between is deleted or kept. */
  const walk = (end: number, isInclusive: boolean, isDeleted: boolean): void => {
    for (;;) {
      const lost = own[next];
      const stop = lost ? Math.min(from + lost.at, end) : end;
      if (stop > at) {
        if (isDeleted) gap({ text: slice(at, stop), turn, side: 0 });
        else atoms.push({ is: 'live', from: at + shift, to: stop + shift });
        at = stop;
      }
      if (!lost || from + lost.at > end || (from + lost.at === end && !isInclusive)) return;
      gap({ text: lost.text, turn: lost.turn, side: 0 });
      next += 1;
    }
  };
  /** Text before the mark that was deleted, now or earlier. Needed only next to lost text. */
  const begin = (fromA: number, toA: number): void => {
    gap({ text: slice(fromA, Math.max(fromA, Math.min(toA, from))), turn, side: -1 });
    outside(-1);
  };
  const finish = (fromA: number, toA: number): void => {
    outside(1);
    gap({ text: slice(Math.min(toA, Math.max(fromA, to)), toA), turn, side: 1 });
  };
  let isFinished = false;
  const first = sections[index];
  if (!first || first.fromA > from) begin(from, from);
  for (; index < sections.length; index += 1) {
    const { fromA, toA, fromB, toB, inserted } = sections[index] as Section;
    if (fromA > to) break;
    const isAll = toA > fromA && fromA <= from && toA >= to;
    // A replacement of the whole range goes after it; an insertion at a point goes before it.
    const isBefore = isBare ? fromA < from || toA === fromA : fromA <= from && !isAll;
    const bring = (): void => {
      if (inserted !== '') atoms.push({ is: 'new', from: fromB, text: inserted });
    };
    if (isBefore) bring();
    if (fromA <= from) begin(fromA, toA);
    else walk(Math.min(fromA, to), fromA >= to || toA > fromA, false);
    walk(Math.min(toA, to), true, true);
    if (toA >= to) {
      finish(fromA, toA);
      isFinished = true;
    }
    if (!isBefore) bring();
    shift = toB - toA;
  }
  walk(to, true, false);
  if (!isFinished) finish(to, to);
  return atoms;
}

/**
 * Mutates: a mark may have lost thousands of pieces at one position, and is mapped again with each key pressed there.
 */
function addPiece(atoms: Atom[], piece: Piece): void {
  const last = atoms.at(-1);
  if (last?.is === 'gap') last.pieces.push(piece);
  else atoms.push({ is: 'gap', pieces: [piece] });
}

function giveBackLost(atoms: Atom[], turn: number): Atom[] {
  for (let i = 0; i < atoms.length; i += 1) {
    const atom = atoms[i] as Atom;
    if (atom.is !== 'gap') continue;
    for (const j of [i - 1, i + 1]) {
      const other = atoms[j];
      if (other?.is !== 'new' || other.isSettled) continue;
      const isAlone = !atoms.some(({ is }) => is === 'live');
      const flush = { atEnd: isAlone || j < i, atStart: isAlone || j > i, anywhere: isAlone };
      const found = findReturn(other.text, atom.pieces, flush, turn);
      if (!found) continue;
      atoms.splice(Math.min(i, j), 2, ...spread(other, found));
      return giveBackLost(atoms, turn);
    }
  }
  return atoms;
}

function spread({ from: start, text }: { from: number; text: string }, found: Return): Atom[] {
  const atoms: Atom[] = [];
  const skip = (from: number, part: string): void => {
    if (part !== '') atoms.push({ is: 'new', from, text: part, isSettled: true });
  };
  skip(start, text.slice(0, found.from));
  let at = start + found.from;
  for (const { text: part, turn, side, isBack } of found.parts) {
    if (!isBack) {
      addPiece(atoms, { text: part, turn, side });
      continue;
    }
    if (side === 0) atoms.push({ is: 'live', from: at, to: at + part.length });
    else skip(at, part);
    at += part.length;
  }
  skip(at, text.slice(found.from + found.length));
  return atoms;
}

/** Splits a suggested deletion around what others wrote inside, which must survive. */
function splitAtNew(atoms: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = [[]];
  for (const atom of atoms) {
    const run = runs.at(-1) as Atom[];
    if (atom.is !== 'new') run.push(atom);
    else if (run.some(({ is }) => is === 'live')) runs.push([atom]);
    else run.push(atom);
  }
  return runs;
}

function assemble(mark: Mark, atoms: readonly Atom[], sections: readonly Section[]): Mark {
  const live = atoms.filter((atom) => atom.is === 'live');
  const from = live[0]?.from ?? findPlace(mark, atoms, sections);
  const to = live.at(-1)?.to ?? from;
  const lost: Lost[] = [];
  let at = from;
  for (const atom of atoms) {
    if (atom.is === 'live') at = atom.to;
    else if (atom.is === 'gap') {
      const isOwn = atom.pieces.some(({ side, turn }) => side === 0 && turn > 0);
      for (const { text, turn, side } of atom.pieces) {
        // A mark that still has text and lost none here need not remember its surroundings.
        if (turn === 0 || (side !== 0 && live.length > 0 && !isOwn)) continue;
        lost.push({ at: side === 0 ? Math.min(at, to) - from : 0, text, turn, side });
      }
    }
  }
  const kept = keepable(lost);
  return from === mark.from && to === mark.to && kept.length === 0 && mark.lost.length === 0
    ? mark
    : { ...mark, from, to, lost: kept };
}

/** Position of a mark without text: where its lost text would come back. */
function findPlace(mark: Mark, atoms: readonly Atom[], sections: readonly Section[]): number {
  const own = atoms.findIndex((atom) => atom.is === 'gap' && atom.pieces.some(({ side }) => side === 0));
  for (let i = own - 1; i >= 0; i -= 1) {
    const atom = atoms[i];
    if (atom?.is === 'new') return atom.from + atom.text.length;
  }
  for (let i = own + 1; i < atoms.length; i += 1) {
    const atom = atoms[i];
    if (atom?.is === 'new') return atom.from;
  }
  const index = findSection(sections, mark.from);
  const section = sections[index];
  return section && section.fromA <= mark.from ? section.fromB : mark.from + shiftBefore(sections, index);
}
