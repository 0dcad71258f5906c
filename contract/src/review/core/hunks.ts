import type { SuggestEffect } from '../effects.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import type { Mark, ReviewState } from './state.ts';

/** The positions of a suggestion's insertions, by hunk. */
export function listInserts(state: ReviewState, suggestion: string): ReadonlyMap<string, Mark> {
  const inserts = new Map<string, Mark>();
  for (const mark of state.marks)
    if (mark.thread === suggestion && mark.kind === 'insert') inserts.set(mark.hunk, mark);
  return inserts;
}

/**
 * Whether a document's open suggestions exceed the limits on hunks or text, including those in `alsoOpen` and with `effect`
 * applied.
 */
export function exceedsLimits(
  state: ReviewState,
  alsoOpen: (suggestion: string) => boolean,
  effect?: SuggestEffect,
): boolean {
  const replaced = new Set([...(effect?.drop ?? []), ...(effect?.hunks ?? []).map(({ id }) => id)]);
  const inserts = effect ? listInserts(state, effect.suggestion) : new Map<string, Mark>();
  const open: Mark[] = [];
  let text = 0;
  for (const mark of state.marks) {
    if (mark.kind === 'anchor') continue;
    if (effect?.suggestion === mark.thread && replaced.has(mark.hunk)) continue;
    if (state.threads.get(mark.thread)?.status !== 'open' && !alsoOpen(mark.thread)) continue;
    open.push(mark);
    text += mark.text.length;
  }
  let hunks = effect?.hunks.length ?? 0;
  let parts = open.length;
  for (const { id, cuts, splice } of effect?.hunks ?? []) {
    parts += 1 + cuts.length;
    text += (inserts.get(id)?.text.length ?? 0) + (splice ? splice.text.length - splice.cut : 0);
  }
  // Counting distinct hunks takes longer than everything else and is needed only near the limit.
  hunks += open.length + hunks > REVIEW_LIMITS.hunks ? countHunks(open) : open.length;
  return hunks > REVIEW_LIMITS.hunks || parts > REVIEW_LIMITS.hunks * 4 || text > REVIEW_LIMITS.suggestedLength;
}

function countHunks(marks: readonly Mark[]): number {
  return new Set(marks.map(({ thread, hunk }) => `${thread} ${hunk}`)).size;
}

/**
 * Drops the marks of the oldest decisions once more is kept than can be open at a time. Those in `decided` are new and
 * stay; threads are in the order in which they were decided.
 */
export function forgetOldest(state: ReviewState, decided: ReadonlySet<string>): ReviewState {
  const held = new Map<string, { hunks: Set<string>; text: number }>();
  for (const { thread, hunk, kind, text } of state.marks) {
    if (kind === 'anchor' || decided.has(thread) || state.threads.get(thread)?.status === 'open') continue;
    const known = held.get(thread) ?? { hunks: new Set(), text: 0 };
    held.set(thread, known);
    known.hunks.add(hunk);
    known.text += text.length;
  }
  let [hunks, text] = [0, 0];
  for (const one of held.values()) {
    hunks += one.hunks.size;
    text += one.text;
  }
  if (hunks <= REVIEW_LIMITS.hunks && text <= REVIEW_LIMITS.suggestedLength) return state;
  const forgotten = new Set<string>();
  for (const id of state.threads.keys()) {
    const one = held.get(id);
    if (!one) continue;
    if (hunks <= REVIEW_LIMITS.hunks && text <= REVIEW_LIMITS.suggestedLength) break;
    forgotten.add(id);
    hunks -= one.hunks.size;
    text -= one.text;
  }
  return { ...state, marks: state.marks.filter(({ thread }) => !forgotten.has(thread)) };
}
