import type { ChangeSet } from '@codemirror/state';
import { hashText } from '@scriptorium/contract/live/limits.ts';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { rebaseEffect } from '@scriptorium/contract/review/core/rebase.ts';
import type { Mark, ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect, SuggestEffect } from '@scriptorium/contract/review/effects.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import { isDone } from './arrived.ts';
import type { RefusedOperation } from './refused-operation.ts';

interface Refusals {
  /** To be shown until the author has seen them. */
  readonly refused: readonly RefusedOperation[];
  /** Words typed into a suggestion that was decided meanwhile; they become a new suggestion. */
  readonly renewed: readonly ReviewEffect[];
}

const NONE: Refusals = { refused: [], renewed: [] };

/** Which parts of our own update the server did not carry out, with positions in the text after it. */
export function readRefusals(
  frozen: { readonly seq: number; readonly effects: readonly ReviewEffect[] },
  { effects }: UpdateJson,
  review: ReviewState | null,
  clientID: string,
): Refusals {
  if (!effects?.some(({ type }) => type === 'refused')) return NONE;
  const refused: RefusedOperation[] = [];
  const renewed: ReviewEffect[] = [];
  effects.forEach((effect, i) => {
    const sent = frozen.effects[i];
    if (!isReviewEffect(effect) || effect.type !== 'refused' || !sent) return;
    const { code } = effect;
    if (code === 'changed' && (isSettled(sent) || (review !== null && isDone(sent, review)))) return;
    const thread = sent.type === 'suggest' ? review?.threads.get(sent.suggestion) : undefined;
    if (sent.type !== 'suggest' || code !== 'changed' || !thread || thread.status === 'open' || review === null)
      refused.push({ effect: sent, code });
    else {
      const again = renewSuggestion(sent, review, `${clientID} ${frozen.seq} ${i}`);
      if (again) renewed.push(again);
    }
  });
  return { refused, renewed };
}

export function rebaseRefused(refused: readonly RefusedOperation[], over: ChangeSet): readonly RefusedOperation[] {
  if (refused.length === 0 || over.empty) return refused;
  return refused.map(({ effect, code }) => ({ effect: rebaseEffect(effect, over), code }));
}

/**
 * A refused operation, to be retried: a suggestion starts over, since the one it amended may be decided. Null if it
 * would only be refused again.
 */
export function doAgain({ effect, code }: RefusedOperation, id: string): ReviewEffect | null {
  if (code === 'unreadable') return null;
  if (effect.type !== 'suggest') return code === 'changed' && effect.type !== 'thread' ? null : effect;
  const hunks = effect.hunks.map(({ splice, ...hunk }) => ({
    ...hunk,
    splice: splice && { before: 0, at: 0, cut: 0, text: splice.text },
  }));
  const left = hunks.filter(({ cuts, splice }) => cuts.length > 0 || (splice?.text ?? '') !== '');
  return left.length === 0 ? null : { type: 'suggest', suggestion: id, hunks: left, drop: [] };
}

/** Someone else did it first, as everyone can see. */
function isSettled(effect: ReviewEffect): boolean {
  const { type } = effect;
  return (
    type === 'resolve' || type === 'reopen' || type === 'delete' || (type === 'decide' && effect.verdict !== 'undo')
  );
}

/** Unchanged by others since; otherwise the text there may not be what the amendment means. */
function isWhole({ from, to, text, lost }: Mark): boolean {
  return to - from === text.length && lost.length === 0;
}

/** An amendment of a decided suggestion, as one of the current text; null if nothing is left of it. */
function renewSuggestion(
  { suggestion, hunks }: SuggestEffect,
  { threads, marks }: ReviewState,
  occasion: string,
): SuggestEffect | null {
  const isAccepted = threads.get(suggestion)?.status === 'accepted';
  const renewed = hunks.flatMap(({ id, at, cuts, splice }): SuggestEffect['hunks'] => {
    // What was accepted is text now, and its amendments apply to that.
    const done = marks.find((mark) => mark.thread === suggestion && mark.hunk === id && mark.kind === 'done');
    const isThere = splice !== null && done?.text.length === splice.before && isWhole(done);
    const place = isThere ? done.from + splice.at : at;
    const removed: [number, number][] = isThere && splice.cut > 0 ? [[place, place + splice.cut]] : [];
    const kept = isAccepted ? [...cuts, ...removed].toSorted((a, b) => a[0] - b[0]) : [];
    const text = splice?.text ?? '';
    if (text === '' && kept.length === 0) return [];
    const words = text === '' ? null : { before: 0, at: 0, cut: 0, text };
    return [{ id, at: place, cuts: kept, splice: words }];
  });
  if (renewed.length === 0) return null;
  // Deterministic, so that it is the same wherever it is computed.
  const tail = Number.parseInt(hashText([suggestion, occasion]), 36)
    .toString(16)
    .padStart(12, '0')
    .slice(-12);
  return { type: 'suggest', suggestion: suggestion.slice(0, -12) + tail, hunks: renewed, drop: [] };
}
