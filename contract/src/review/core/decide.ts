import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import type { DecideEffect } from '../effects.ts';
import { forgetOldest } from './hunks.ts';
import { mapMarks, sortMarks } from './map-marks.ts';
import { readSections } from './sections.ts';
import type { Mark, ReviewState, Thread, ThreadStatus } from './state.ts';

/** A decision's effect on the text at the head and on the state. */
export interface Decision {
  readonly changes: ChangeSet;
  /** The suggestions it decides; others were already decided, or their text has changed. */
  readonly suggestions: readonly string[];
  readonly state: ReviewState;
}

/** A range to delete and what replaces it, in the order of the marks. */
interface Edit {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const DECIDED = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', undo: 'open' } as const;

/**
 * Computes a decision against the current text. Deciding twice has no effect, and nothing is deleted that the author of a
 * suggestion had not seen, since hunks are split around what others write inside.
 */
export function decide(state: ReviewState, effect: DecideEffect, before: Text): Decision {
  const wanted = new Set(effect.suggestions);
  const suggestions = [...wanted].filter((id) => mayDecide(state.threads.get(id), effect.verdict));
  if (effect.verdict === 'undo') return undo(state, suggestions, before);
  const chosen = new Set(suggestions);
  const settled = setStatus(state, suggestions, DECIDED[effect.verdict]);
  if (effect.verdict !== 'accept')
    return { changes: ChangeSet.empty(before.length), suggestions, state: forgetOldest(settled, chosen) };
  const edits: Edit[] = [];
  for (const mark of state.marks) {
    if (!chosen.has(mark.thread)) continue;
    if (mark.kind === 'insert') edits.push({ mark, from: mark.from, to: mark.from, insert: mark.text });
    if (mark.kind === 'cut' && mark.to > mark.from) edits.push({ mark, from: mark.from, to: mark.to, insert: '' });
  }
  const isReplaced = (mark: Mark): boolean => chosen.has(mark.thread) && mark.kind !== 'anchor';
  const { changes, state: made } = carryOut(settled, edits, before, isReplaced);
  return { suggestions, changes, state: forgetOldest(made, chosen) };
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
  // Deleted suggestions, and decisions too old to be undone, have no marks any more.
  const suggestions = wanted.filter((id) => !changed.has(id) && kept.has(id));
  const chosen = new Set(suggestions);
  const edits: Edit[] = [];
  for (const mark of state.marks) {
    if (!chosen.has(mark.thread)) continue;
    if (mark.kind === 'done') edits.push({ mark, from: mark.from, to: mark.to, insert: '' });
    if (mark.kind === 'gone') edits.push({ mark, from: mark.from, to: mark.from, insert: mark.text });
  }
  const settled = setStatus(state, suggestions, 'open');
  const isTrace = (mark: Mark): boolean => chosen.has(mark.thread) && (mark.kind === 'done' || mark.kind === 'gone');
  return { suggestions, ...carryOut(settled, edits, before, isTrace) };
}

/** Combines edits, in the order of their marks, into one change. Their marks become those needed for undo; others are mapped. */
function carryOut(
  state: ReviewState,
  edits: readonly Edit[],
  before: Text,
  isReplaced: (mark: Mark) => boolean,
): { changes: ChangeSet; state: ReviewState } {
  const groups = group(edits);
  const changes = ChangeSet.of(
    groups.map(({ from, to, edits: parts }) => ({ from, to, insert: parts.map(({ insert }) => insert).join('') })),
    before.length,
  );
  const rank = new Map(state.marks.map((mark, at) => [mark, at]));
  const sections = readSections(changes);
  const marks: { mark: Mark; rank: number }[] = [];
  for (const mark of state.marks) {
    if (isReplaced(mark)) continue;
    for (const mapped of mapMarks([mark], sections, before, changes)) {
      const at = rank.get(mark) as number;
      marks.push({ mark: mark.isPoint ? keepOrder(mapped, mark, at, groups, rank) : mapped, rank: at });
    }
  }
  let shift = 0;
  for (const { from, to, edits: parts } of groups) {
    let at = from + shift;
    const covered: { to: number } = { to: from };
    for (const { mark, from: start, to: end, insert } of parts) {
      const place = at;
      at += insert.length;
      // If two delete the same text, record it once, or undoing both would restore it twice.
      const text = before.sliceString(Math.max(start, covered.to), Math.max(end, covered.to));
      covered.to = Math.max(covered.to, end);
      const trace = writeTrace(mark, place, insert, text);
      if (trace) marks.push({ mark: trace, rank: rank.get(mark) as number });
    }
    shift += at - (from + shift) - (to - from);
  }
  const ordered = marks.toSorted((a, b) => a.mark.from - b.mark.from || a.rank - b.rank);
  return { changes, state: { ...state, marks: sortMarks(ordered.map(({ mark }) => mark)) } };
}

function writeTrace(mark: Mark, at: number, insert: string, deleted: string): Mark | null {
  const bare = { ...mark, lost: [], from: at, to: at, isPoint: true };
  switch (mark.kind) {
    case 'insert':
      return { ...bare, kind: 'done', to: at + insert.length, isPoint: false };
    case 'cut':
      return deleted === '' ? null : { ...bare, kind: 'gone', text: deleted };
    case 'done':
      return { ...bare, kind: 'insert' };
    case 'gone':
      return { ...bare, kind: 'cut', to: at + insert.length, isPoint: false, text: '' };
    case 'anchor':
      return mark;
  }
}

interface Group {
  readonly from: number;
  to: number;
  readonly edits: Edit[];
}

/** Merges adjacent edits, which are sorted by position. */
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

/** A point where a decision inserts text stays before or after it, according to its mark's order in the list. */
function keepOrder(
  mapped: Mark,
  mark: Mark,
  at: number,
  groups: readonly Group[],
  rank: ReadonlyMap<Mark, number>,
): Mark {
  let shift = 0;
  for (const { from, to, edits } of groups) {
    let inserted = 0;
    let earlier = 0;
    for (const edit of edits) {
      inserted += edit.insert.length;
      if ((rank.get(edit.mark) as number) < at) earlier += edit.insert.length;
    }
    if (from <= mark.from && mark.from <= to) {
      const place = from + shift + earlier;
      return place === mapped.from ? mapped : { ...mapped, from: place, to: place };
    }
    if (from > mark.from) break;
    shift += inserted - (to - from);
  }
  return mapped;
}

/** Moves a thread to the end: the order of threads tells which decisions are the oldest. */
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
