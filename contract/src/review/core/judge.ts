import type { DecideEffect, ReviewEffect } from '../effects.ts';
import { isAtLeast, REVIEW_LIMITS } from '../limits.ts';
import type { ReviewErrorCode, Role } from '../limits.ts';
import { listInserts, reopensTooMuch, suggestsTooMuch } from './hunks.ts';
import { countOpen } from './state.ts';
import type { ReviewState, Thread } from './state.ts';

export interface Reviewer {
  readonly userId: string;
  readonly role: Role;
}

/**
 * Judges an operation on a text of `length` UTF-16 units: null if allowed, else why it is refused. Depends only on
 * rights and the state, not on the text.
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
      return judgeMessage(state, effect.message) ?? (hasRoom(state, userId) ? null : 'review-limit');
    case 'reply': {
      const thread = state.threads.get(effect.thread);
      if (!isThere(thread)) return 'changed';
      const isFull = thread.messages.length >= REVIEW_LIMITS.messagesPerThread;
      return judgeMessage(state, effect.message) ?? (isFull ? 'review-limit' : null);
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
      return judgeDecide(state, effect, userId, isEditor);
    }
  }
}

function judgeDecide(
  state: ReviewState,
  { verdict, suggestions }: DecideEffect,
  userId: string,
  isEditor: boolean,
): ReviewErrorCode | null {
  const threads = suggestions.map((id) => state.threads.get(id));
  if (threads.every((thread) => thread?.kind !== 'suggestion')) return 'changed';
  const isOwn = threads.every((thread) => thread === undefined || thread.by === userId);
  const isWithdrawn = threads.every((thread) => thread === undefined || thread.status === 'withdrawn');
  const isAllowed = isEditor
    ? verdict !== 'withdraw' || isOwn
    : isOwn && (verdict === 'withdraw' || (verdict === 'undo' && isWithdrawn));
  if (!isAllowed) return 'forbidden';
  if (verdict !== 'undo') return null;
  const undone = new Set(suggestions);
  const isTooMuch = countOpen(state) + undone.size > REVIEW_LIMITS.openThreads;
  return isTooMuch || reopensTooMuch(state, undone) ? 'review-limit' : null;
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
  const inserts = listInserts(state, effect.suggestion);
  const named = new Set(effect.drop);
  for (const { id, at, cuts, splice } of effect.hunks) {
    const { length: before } = inserts.get(id)?.text ?? '';
    if (named.has(id) || at > length || (splice && splice.before !== before)) return 'changed';
    named.add(id);
    let reached = 0;
    for (const [from, to] of cuts) {
      if (from < reached || to <= from || to > length) return 'changed';
      reached = to;
    }
  }
  if (!thread && !hasRoom(state, userId)) return 'review-limit';
  return suggestsTooMuch(state, effect, userId) ? 'review-limit' : null;
}

/** Message ids are unique per document. */
function judgeMessage(state: ReviewState, message: string): ReviewErrorCode | null {
  let count = 0;
  for (const { messages } of state.threads.values()) {
    if (messages.some(({ id }) => id === message)) return 'changed';
    count += messages.length;
  }
  return count < REVIEW_LIMITS.messages ? null : 'review-limit';
}

/** Whether this person may open one more thread. */
function hasRoom(state: ReviewState, userId: string): boolean {
  let [open, own] = [0, 0];
  for (const { status, by } of state.threads.values()) {
    if (status !== 'open') continue;
    open += 1;
    if (by === userId) own += 1;
  }
  const { threads, openThreads, openThreadsOfOne } = REVIEW_LIMITS;
  return state.threads.size < threads && open < openThreads && own < openThreadsOfOne;
}

function isThere(thread: Thread | undefined): thread is Thread {
  return thread !== undefined && thread.status !== 'deleted';
}
