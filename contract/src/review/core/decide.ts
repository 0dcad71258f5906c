import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import type { DecideEffect } from '../effects.ts';
import { forgetOldest } from './hunks.ts';
import { mapMarks, sortMarks } from './map-state.ts';
import { readSections } from './sections.ts';
import type { Mark, ReviewState, Thread, ThreadStatus } from './state.ts';

/** What a decision makes of the text at the head, and of the state. */
export interface Decision {
  readonly changes: ChangeSet;
  /** Those that it decides; others were decided before, or their text has changed since. */
  readonly suggestions: readonly string[];
  readonly state: ReviewState;
}

/** A part of the text that goes, and what comes in its place by the order of the marks. */
interface Edit {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const DECIDED = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', undo: 'open' } as const;

/**
 * Works out a decision against the text as it is now. Deciding what is decided already does nothing, and nothing is
 * deleted that stood there before its author saw it: what others wrote inside has split the hunks.
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
  // What was deleted or too old to be undone has no marks any more.
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

/** Edits in the order of their marks become one change; their marks become what undoes them, the others are mapped. */
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
      // Two that delete the same text: it is noted once, or taking back both would bring it twice.
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

/** Edits that touch become one part of the change. They come in the order of their places. */
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

/** A point where something is put in by a decision stays before or after it as its mark stands in the list. */
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

/** Behind all others: the order of the threads tells which decisions are the oldest. */
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
