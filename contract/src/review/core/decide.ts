import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import type { DecideEffect } from '../effects.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { forgetOldest } from './hunks.ts';
import { compareMarks, mapMarks } from './map-marks.ts';
import { readSections } from './sections.ts';
import type { Lost, Mark, ReviewState, Thread, ThreadStatus } from './state.ts';

/** What a decision does to the text at the head and to the state. */
export interface Decision {
  readonly changes: ChangeSet;
  /** The suggestions it decides, without those already decided or whose text has changed. */
  readonly suggestions: readonly string[];
  readonly state: ReviewState;
}

/** A range to delete and its replacement, in the order of the marks. */
interface Edit {
  readonly mark: Mark;
  /** Index of the mark in the state (for part of a divided mark, of the whole one). */
  readonly rank: number;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const DECIDED = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', undo: 'open' } as const;

/**
 * Computes a decision on the current text `before`. Deciding twice has no effect. Nothing is deleted that the author of
 * a suggestion had not seen, since hunks are split around what others write inside.
 */
export function decide(state: ReviewState, effect: DecideEffect, before: Text): Decision {
  const wanted = new Set(effect.suggestions);
  const suggestions = [...wanted].filter((id) => mayDecide(state.threads.get(id), effect.verdict));
  if (effect.verdict === 'undo') return undo(state, suggestions, before);
  const chosen = new Set(suggestions);
  const settled = setStatus(state, suggestions, DECIDED[effect.verdict]);
  if (effect.verdict !== 'accept')
    return { changes: ChangeSet.empty(before.length), suggestions, state: forgetOldest(settled, chosen) };
  const parts: Edit[] = [];
  const room: Room = { parts: REVIEW_LIMITS.hunks, lost: REVIEW_LIMITS.suggestedLength };
  const places: number[] = [];
  for (const { kind, from, to } of state.marks)
    if (kind !== 'anchor' && from === to && places.at(-1) !== from) places.push(from);
  for (const [rank, mark] of state.marks.entries()) {
    if (!chosen.has(mark.thread)) continue;
    if (mark.kind === 'insert') parts.push({ mark, rank, from: mark.from, to: mark.from, insert: mark.text });
    if (mark.kind !== 'cut' || mark.to === mark.from) continue;
    for (const part of divide(mark, places, room))
      parts.push({ mark: part, rank, from: part.from, to: part.to, insert: '' });
  }
  const edits = parts.toSorted((a, b) => compareMarks(a.mark, b.mark) || a.rank - b.rank);
  // Lost text of a deletion belongs to it again once it comes back, even if this decision has been undone by then.
  const isReplaced = (mark: Mark): boolean =>
    chosen.has(mark.thread) && mark.kind !== 'anchor' && (mark.kind !== 'cut' || mark.to > mark.from);
  const { changes, state: made } = carryOut(settled, edits, before, { isReplaced, room });
  return { suggestions, changes, state: forgetOldest(made, chosen) };
}

/** Budget of one decision: parts of deletions, and UTF-16 units of their lost text. Beyond it, less can be restored. */
interface Room {
  parts: number;
  lost: number;
}

const NO_ROOM: Room = { parts: 0, lost: 0 };

/** Splits a deletion at the marks inside it, so that they keep their places between the parts, even after an undo. */
function divide(mark: Mark, places: readonly number[], room: Room): readonly Mark[] {
  const first = findPlace(places, mark.from + 1);
  const more = findPlace(places, mark.to) - first;
  if (more <= 0 || more > room.parts) return [mark];
  room.parts -= more;
  const ends = places.slice(first, first + more);
  return [...ends, mark.to].map((to, i) => {
    const from = ends[i - 1] ?? mark.from;
    const lost = mark.lost.filter(({ at }) => {
      const place = mark.from + at;
      return (place > from || (place === from && i === 0)) && place <= to;
    });
    return { ...mark, from, to, lost: lost.map((piece) => ({ ...piece, at: piece.at - (from - mark.from) })) };
  });
}

/** Index of the first place at or after a position. */
function findPlace(places: readonly number[], position: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mayDecide(thread: Thread | undefined, verdict: DecideEffect['verdict']): boolean {
  if (thread?.kind !== 'suggestion') return false;
  const { status } = thread;
  return verdict === 'undo'
    ? status === 'accepted' || status === 'rejected' || status === 'withdrawn'
    : status === 'open';
}

function undo(state: ReviewState, wanted: readonly string[], before: Text): Decision {
  const changed = new Set<string>();
  for (const { kind, thread, from, to, text } of state.marks)
    if (kind === 'done' && before.sliceString(from, to) !== text) changed.add(thread);
  const kept = new Set(state.marks.map(({ thread }) => thread));
  // Deleted suggestions, and decisions too old to undo, have no marks left.
  const suggestions = wanted.filter((id) => !changed.has(id) && kept.has(id));
  const chosen = new Set(suggestions);
  const edits: Edit[] = [];
  for (const [rank, mark] of state.marks.entries()) {
    if (!chosen.has(mark.thread)) continue;
    if (mark.kind === 'done') edits.push({ mark, rank, from: mark.from, to: mark.to, insert: '' });
    if (mark.kind === 'gone') edits.push({ mark, rank, from: mark.from, to: mark.from, insert: mark.text });
  }
  const settled = setStatus(state, suggestions, 'open');
  const isTrace = (mark: Mark): boolean => chosen.has(mark.thread) && (mark.kind === 'done' || mark.kind === 'gone');
  return { suggestions, ...carryOut(settled, edits, before, { isReplaced: isTrace, room: NO_ROOM }) };
}

/**
 * Combines edits, in the order of their marks, into one change. Their marks become those needed for undo; all others
 * are mapped.
 */
function carryOut(
  state: ReviewState,
  edits: readonly Edit[],
  before: Text,
  { isReplaced, room }: { isReplaced: (mark: Mark) => boolean; room: Room },
): { changes: ChangeSet; state: ReviewState } {
  const groups = group(edits);
  const changes = ChangeSet.of(
    groups.map(({ from, to, edits: parts }) => ({ from, to, insert: parts.map(({ insert }) => insert).join('') })),
    before.length,
  );
  const sections = readSections(changes);
  /** With their old positions, which order them where text is deleted. */
  const marks: { mark: Mark; was: Mark; rank: number }[] = [];
  for (const [rank, mark] of state.marks.entries()) {
    if (isReplaced(mark)) continue;
    for (const mapped of mapMarks([mark], sections, before, changes))
      marks.push({ mark: keepOrder(mapped, mark, rank, groups), was: mark, rank });
  }
  let shift = 0;
  for (const { from, to, edits: parts } of groups) {
    let at = from + shift;
    const covered: { to: number } = { to: from };
    for (const { mark, rank, from: start, to: end, insert } of parts) {
      const place = at;
      at += insert.length;
      const deleted = {
        length: end - start,
        shared: Math.max(0, Math.min(covered.to, end) - start),
        read: (first: number, last: number) => before.sliceString(start + first, start + last),
        room,
      };
      covered.to = Math.max(covered.to, end);
      for (const trace of writeTraces(mark, place, insert, deleted)) marks.push({ mark: trace, was: mark, rank });
    }
    shift += at - (from + shift) - (to - from);
  }
  const ordered = marks.toSorted(
    (a, b) => compareMarks(a.mark, b.mark) || compareMarks(a.was, b.was) || a.rank - b.rank,
  );
  return { changes, state: { ...state, marks: ordered.map(({ mark }) => mark) } };
}

/** What a deletion removes; its first `shared` units are removed by an earlier one too. Read only where it is kept. */
interface Deleted {
  readonly length: number;
  readonly shared: number;
  readonly read: (from: number, to: number) => string;
  readonly room: Room;
}

function writeTraces(mark: Mark, at: number, insert: string, deleted: Deleted): readonly Mark[] {
  const bare = { ...mark, lost: [], from: at, to: at, isPoint: true };
  switch (mark.kind) {
    case 'insert':
      // The text around the words, in case it comes back after this is undone.
      return [{ ...bare, kind: 'done', to: at + insert.length, isPoint: false, lost: mark.lost }];
    case 'cut':
      return traceCut(mark, bare, deleted);
    case 'done':
      return [{ ...bare, kind: 'insert', lost: mark.lost.filter(({ side }) => side !== 0) }];
    case 'gone':
      return [{ ...bare, kind: 'cut', to: at + insert.length, isPoint: false, text: '' }];
    case 'anchor':
      return [mark];
  }
}

/**
 * Marks for what a deletion removed and, in between, what it had lost before. Of text deleted by two suggestions, the
 * first `shared` units are recorded with the other one, or undoing both would restore them twice; this one records them
 * as lost.
 */
function traceCut({ lost }: Mark, bare: Mark, { length, shared, read, room }: Deleted): readonly Mark[] {
  const traces: Mark[] = [];
  // One mark per piece, since they come back one by one.
  const lose = (units: number, piece: () => Lost): void => {
    if (units > REVIEW_LIMITS.lostLength || units > room.lost || room.parts === 0) return;
    room.lost -= units;
    room.parts -= 1;
    traces.push({ ...bare, kind: 'cut', isPoint: false, lost: [{ ...piece(), at: 0 }] });
  };
  const take = (from: number, to: number): void => {
    const end = Math.max(from, Math.min(to, shared));
    if (end > from) lose(end - from, () => ({ at: 0, text: read(from, end), side: 0, turn: 1 }));
    if (to > end) traces.push({ ...bare, kind: 'gone', text: read(end, to) });
  };
  let at = 0;
  for (const piece of lost) {
    if (piece.side !== 0) continue;
    take(at, piece.at);
    at = piece.at;
    lose(piece.text.length, () => piece);
  }
  take(at, length);
  return traces;
}

interface Group {
  readonly from: number;
  to: number;
  readonly edits: Edit[];
}

/** Merges adjacent edits; they are sorted by position. */
function group(edits: readonly Edit[]): Group[] {
  const groups: Group[] = [];
  for (const edit of edits) {
    const last = groups.at(-1);
    if (last && edit.from <= last.to) {
      last.edits.push(edit);
      last.to = Math.max(last.to, edit.to);
    } else groups.push({ from: edit.from, to: edit.to, edits: [edit] });
  }
  return groups;
}

/** A point where a decision inserts text stays before or after that text, according to the order of the marks. */
function keepOrder(mapped: Mark, mark: Mark, rank: number, groups: readonly Group[]): Mark {
  const isCut = mark.kind === 'cut' && mark.from === mark.to;
  if (mark.kind === 'done' && mapped.to - mapped.from === mark.to - mark.from) return { ...mapped, lost: mark.lost };
  // The text around it has come back.
  if ((!mark.isPoint && !isCut) || mark.lost.length > mapped.lost.length || mapped.to > mapped.from) return mapped;
  // What a decision writes or deletes next to it was never around it.
  const kept = isCut ? { ...mapped, lost: mark.lost } : mapped;
  let shift = 0;
  for (const { from, to, edits } of groups) {
    let inserted = 0;
    let earlier = 0;
    for (const edit of edits) {
      inserted += edit.insert.length;
      if (edit.rank < rank) earlier += edit.insert.length;
    }
    if (from <= mark.from && mark.from <= to) {
      const place = from + shift + earlier;
      return place === kept.from ? kept : { ...kept, from: place, to: place };
    }
    if (from > mark.from) break;
    shift += inserted - (to - from);
  }
  return kept;
}

/** Moves threads to the end: their order tells which decisions are oldest. */
function setStatus(state: ReviewState, ids: readonly string[], status: ThreadStatus): ReviewState {
  const threads = new Map(state.threads);
  for (const id of ids) {
    const thread = threads.get(id);
    if (!thread) continue;
    threads.delete(id);
    threads.set(id, { ...thread, status });
  }
  return { ...state, threads };
}
