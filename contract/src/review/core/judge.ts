import type { ReviewEffect } from '../effects.ts';
import { isAtLeast, REVIEW_LIMITS } from '../limits.ts';
import type { ReviewErrorCode, Role } from '../limits.ts';
import { countOpen } from './state.ts';
import type { Mark, ReviewState, Thread } from './state.ts';

export interface Reviewer {
  readonly userId: string;
  readonly role: Role;
}

/**
 * Whether somebody may do this to the state of `length` units of text now: null, or the code of the refusal. Only rights
 * and what is there are judged; whoever reads it needs no text.
 */
export function judgeEffect(
  state: ReviewState,
  effect: ReviewEffect,
  { userId, role }: Reviewer,
  length: number,
): ReviewErrorCode | null {
  if (!isAtLeast(role, 'commenter')) return 'forbidden';
  const isEditor = isAtLeast(role, 'editor');
  switch (effect.type) {
    case 'thread':
      if (state.threads.has(effect.id) || (effect.anchor && effect.anchor.to > length)) return 'changed';
      return countOpen(state) < REVIEW_LIMITS.openThreads ? null : 'review-limit';
    case 'reply': {
      const thread = state.threads.get(effect.thread);
      if (!isThere(thread) || thread.messages.some(({ id }) => id === effect.message)) return 'changed';
      return thread.messages.length < REVIEW_LIMITS.messagesPerThread ? null : 'review-limit';
    }
    case 'edit':
    case 'delete': {
      const thread = state.threads.get(effect.thread);
      const message = thread?.messages.find(({ id }) => id === effect.message);
      if (!isThere(thread) || !message || message.isDeleted) return 'changed';
      if (message.by === userId) return null;
      return effect.type === 'delete' && isAtLeast(role, 'manager') ? null : 'forbidden';
    }
    case 'resolve':
    case 'reopen': {
      const thread = state.threads.get(effect.thread);
      if (thread?.kind !== 'comment') return 'changed';
      if (thread.status !== (effect.type === 'resolve' ? 'open' : 'resolved')) return 'changed';
      if (!isEditor && thread.by !== userId) return 'forbidden';
      return effect.type === 'resolve' || countOpen(state) < REVIEW_LIMITS.openThreads ? null : 'review-limit';
    }
    case 'reanchor': {
      const thread = state.threads.get(effect.thread);
      if (!isThere(thread) || thread.kind !== 'comment' || effect.anchor.to > length) return 'changed';
      return isEditor || thread.by === userId ? null : 'forbidden';
    }
    case 'suggest':
      return judgeSuggest(state, effect, userId, isEditor, length);
    case 'decide': {
      const threads = effect.suggestions.map((id) => state.threads.get(id));
      if (threads.every((thread) => thread?.kind !== 'suggestion')) return 'changed';
      const isOwn = threads.every((thread) => thread === undefined || thread.by === userId);
      if (isEditor) return effect.verdict === 'withdraw' && !isOwn ? 'forbidden' : null;
      const isWithdrawn = threads.every((thread) => thread === undefined || thread.status === 'withdrawn');
      return isOwn && (effect.verdict === 'withdraw' || (effect.verdict === 'undo' && isWithdrawn))
        ? null
        : 'forbidden';
    }
  }
}

function judgeSuggest(
  state: ReviewState,
  effect: Extract<ReviewEffect, { type: 'suggest' }>,
  userId: string,
  isEditor: boolean,
  length: number,
): ReviewErrorCode | null {
  const thread = state.threads.get(effect.suggestion);
  if (thread && (thread.kind !== 'suggestion' || thread.status !== 'open')) return 'changed';
  if (thread && thread.by !== userId && !isEditor) return 'forbidden';
  for (const { id, at, cuts, splice } of effect.hunks) {
    if (at > length || (splice && splice.before !== lengthOf(state, effect.suggestion, id))) return 'changed';
    let reached = 0;
    for (const [from, to] of cuts) {
      if (from < reached || to <= from || to > length) return 'changed';
      reached = to;
    }
  }
  if (!thread && countOpen(state) >= REVIEW_LIMITS.openThreads) return 'review-limit';
  let hunks = 0;
  let suggested = 0;
  for (const mark of state.marks) {
    if (mark.hunk !== '') hunks += 1;
    if (mark.kind === 'insert') suggested += mark.text.length;
  }
  for (const { cuts, splice } of effect.hunks) {
    hunks += 1 + cuts.length;
    suggested += splice?.text.length ?? 0;
  }
  const isTooMuch = hunks > REVIEW_LIMITS.hunks * 2 || suggested > REVIEW_LIMITS.suggestedLength;
  return isTooMuch ? 'review-limit' : null;
}

function lengthOf(state: ReviewState, suggestion: string, hunk: string): number {
  const isIt = (mark: Mark): boolean => mark.thread === suggestion && mark.hunk === hunk && mark.kind === 'insert';
  return state.marks.find(isIt)?.text.length ?? 0;
}

function isThere(thread: Thread | undefined): thread is Thread {
  return thread !== undefined && thread.status !== 'deleted';
}
