import type { SuggestEffect } from '../effects.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import type { Mark, ReviewState, Thread } from './state.ts';

/** The `insert` marks of a suggestion, by hunk id. */
export function listInserts(state: ReviewState, suggestion: string): ReadonlyMap<string, Mark> {
  const inserts = new Map<string, Mark>();
  for (const mark of state.marks)
    if (mark.thread === suggestion && mark.kind === 'insert') inserts.set(mark.hunk, mark);
  return inserts;
}

/**
 * Whether reopening these suggestions (thread ids) would exceed the document's limit of open hunks or suggested text.
 */
export function reopensTooMuch(state: ReviewState, reopened: ReadonlySet<string>): boolean {
  const open = state.marks.filter((mark) => isOpenHunk(state, mark) || (reopened.has(mark.thread) && isHunk(mark)));
  return isBeyond(open, NOTHING_MORE, REVIEW_LIMITS.hunks, REVIEW_LIMITS.suggestedLength);
}

/**
 * Whether an operation would exceed the limit of open hunks or suggested text, of the document or of this person in it.
 */
export function suggestsTooMuch(state: ReviewState, effect: SuggestEffect, userId: string): boolean {
  const replaced = new Set([...effect.drop, ...effect.hunks.map(({ id }) => id)]);
  const inserts = listInserts(state, effect.suggestion);
  const more = { hunks: effect.hunks.length, parts: 0, units: 0 };
  for (const { id, cuts, splice } of effect.hunks) {
    more.parts += 1 + cuts.length;
    more.units += (inserts.get(id)?.text.length ?? 0) + (splice ? splice.text.length - splice.cut : 0);
  }
  const open = state.marks.filter(
    (mark) => isOpenHunk(state, mark) && !(mark.thread === effect.suggestion && replaced.has(mark.hunk)),
  );
  if (isBeyond(open, more, REVIEW_LIMITS.hunks, REVIEW_LIMITS.suggestedLength)) return true;
  const own = open.filter(({ thread }) => {
    const { by, amendedBy } = state.threads.get(thread) as Thread;
    return by === userId || amendedBy.includes(userId);
  });
  return isBeyond(own, more, REVIEW_LIMITS.hunksOfOne, REVIEW_LIMITS.suggestedLengthOfOne);
}

interface More {
  hunks: number;
  parts: number;
  units: number;
}

const NOTHING_MORE: More = { hunks: 0, parts: 0, units: 0 };

function isBeyond(open: readonly Mark[], more: More, mostHunks: number, mostUnits: number): boolean {
  let { units } = more;
  for (const { text } of open) units += text.length;
  // Counting distinct hunks takes longer than everything else and is needed only near the limit.
  const hunks = more.hunks + (open.length + more.hunks > mostHunks ? countHunks(open) : open.length);
  return hunks > mostHunks || open.length + more.parts > mostHunks * 4 || units > mostUnits;
}

function isHunk({ kind }: Mark): boolean {
  return kind !== 'anchor';
}

function isOpenHunk(state: ReviewState, mark: Mark): boolean {
  return isHunk(mark) && state.threads.get(mark.thread)?.status === 'open';
}

function countHunks(marks: readonly Mark[]): number {
  return new Set(marks.map(({ thread, hunk }) => `${thread} ${hunk}`)).size;
}

/**
 * Drops the marks of the oldest decisions when more is kept of decisions than may be open at a time. Those in `decided`
 * are new and stay. Threads must be in the order in which they were decided.
 */
export function forgetOldest(state: ReviewState, decided: ReadonlySet<string>): ReviewState {
  const held = new Map<string, { hunks: Set<string>; marks: number; text: number }>();
  for (const { thread, hunk, kind, text, lost } of state.marks) {
    if (kind === 'anchor' || decided.has(thread) || state.threads.get(thread)?.status === 'open') continue;
    const known = held.get(thread) ?? { hunks: new Set(), marks: 0, text: 0 };
    held.set(thread, known);
    known.hunks.add(hunk);
    known.marks += 1;
    known.text += text.length;
    for (const piece of lost) known.text += piece.text.length;
  }
  let [hunks, marks, text] = [0, 0, 0];
  for (const one of held.values()) {
    hunks += one.hunks.size;
    marks += one.marks;
    text += one.text;
  }
  const fits = (): boolean =>
    hunks <= REVIEW_LIMITS.hunks && marks <= REVIEW_LIMITS.hunks * 4 && text <= REVIEW_LIMITS.suggestedLength;
  if (fits()) return state;
  const forgotten = new Set<string>();
  for (const id of state.threads.keys()) {
    const one = held.get(id);
    if (!one) continue;
    if (fits()) break;
    forgotten.add(id);
    hunks -= one.hunks.size;
    marks -= one.marks;
    text -= one.text;
  }
  return { ...state, marks: state.marks.filter(({ thread }) => !forgotten.has(thread)) };
}
