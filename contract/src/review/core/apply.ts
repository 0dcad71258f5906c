import type { ChangeSet, Text } from '@codemirror/state';
import { isReviewEffect } from '../is-review-effect.ts';
import type { AnchorJson, HunkChange, LoggedReviewEffect, SuggestEffect } from '../effects.ts';
import { decide } from './decide.ts';
import { mapState, sortMarks } from './map-state.ts';
import type { Lost, Mark, ReviewState, Thread, ThreadStatus } from './state.ts';

/** One update of the log as the review sees it. */
export interface ReviewedUpdate {
  readonly changes: ChangeSet;
  readonly effects?: readonly { readonly type: string }[] | undefined;
}

/**
 * The state after one update of the log. Everybody computes it with this: server, browsers, a cold load. What was judged
 * before the update was written is not judged again.
 */
export function applyUpdate(state: ReviewState, { changes, effects }: ReviewedUpdate, before: Text): ReviewState {
  const decision = effects?.find((effect) => effect.type === 'decide');
  // A decision stands alone: what it changes and what becomes of its marks are worked out together.
  if (decision !== undefined && isReviewEffect(decision) && decision.type === 'decide')
    return decide(state, decision, before).state;
  let next = mapState(state, changes, before);
  for (const effect of effects ?? []) if (isReviewEffect(effect)) next = applyEffect(next, effect);
  return next;
}

/** One operation on the state of the text after its update. */
export function applyEffect(state: ReviewState, effect: LoggedReviewEffect): ReviewState {
  switch (effect.type) {
    case 'thread': {
      const thread: Thread = {
        id: effect.id,
        kind: 'comment',
        status: 'open',
        by: effect.by,
        amendedBy: [],
        isAnchored: effect.anchor !== null,
        messages: [{ id: effect.message, by: effect.by, isDeleted: false }],
      };
      const marks = effect.anchor ? addMark(state.marks, placeAnchor(effect.id, effect.anchor)) : state.marks;
      return { marks, threads: new Map(state.threads).set(effect.id, thread) };
    }
    case 'reply':
      return change(state, effect.thread, (thread) => ({
        ...thread,
        messages: [...thread.messages, { id: effect.message, by: effect.by, isDeleted: false }],
      }));
    case 'delete':
      return applyDelete(state, effect.thread, effect.message);
    case 'resolve':
      return change(state, effect.thread, (thread) => ({ ...thread, status: 'resolved' }));
    case 'reopen':
      return change(state, effect.thread, (thread) => ({ ...thread, status: 'open' }));
    case 'reanchor': {
      const marks = state.marks.filter(({ thread, kind }) => thread !== effect.thread || kind !== 'anchor');
      const anchored = change(state, effect.thread, (thread) => ({ ...thread, isAnchored: true }));
      return { ...anchored, marks: addMark(marks, placeAnchor(effect.thread, effect.anchor)) };
    }
    case 'suggest':
      return applySuggest(state, effect, effect.by);
    case 'edit':
    case 'decide':
    case 'refused':
      return state;
  }
}

function applyDelete(state: ReviewState, id: string, message: string): ReviewState {
  const thread = state.threads.get(id);
  if (!thread) return state;
  const isFirst = thread.kind === 'comment' && thread.messages[0]?.id === message;
  const status: ThreadStatus = isFirst ? 'deleted' : thread.status;
  const messages = thread.messages.map((one) => (one.id === message ? { ...one, isDeleted: true } : one));
  const changed = change(state, id, () => ({ ...thread, status, messages }));
  return isFirst ? { ...changed, marks: state.marks.filter((mark) => mark.thread !== id) } : changed;
}

function applySuggest(state: ReviewState, effect: SuggestEffect, by: string): ReviewState {
  const known = state.threads.get(effect.suggestion);
  const thread: Thread = known
    ? {
        ...known,
        amendedBy: by === known.by || known.amendedBy.includes(by) ? known.amendedBy : [...known.amendedBy, by],
      }
    : { id: effect.suggestion, kind: 'suggestion', status: 'open', by, amendedBy: [], isAnchored: true, messages: [] };
  const dropped = new Set(effect.drop);
  let { marks } = state;
  if (dropped.size > 0) marks = marks.filter((mark) => mark.thread !== thread.id || !dropped.has(mark.hunk));
  for (const hunk of effect.hunks) marks = setHunk(marks, thread.id, hunk);
  return { marks, threads: new Map(state.threads).set(thread.id, thread) };
}

function setHunk(marks: readonly Mark[], thread: string, { id, at, cuts, splice }: HunkChange): readonly Mark[] {
  const isOwn = (mark: Mark): boolean => mark.thread === thread && mark.hunk === id;
  const old = marks.find((mark) => isOwn(mark) && mark.kind === 'insert');
  const before = old?.text ?? '';
  const text = splice ? before.slice(0, splice.at) + splice.text + before.slice(splice.at + splice.cut) : before;
  const bare = { thread, hunk: id, lost: [], text: '' };
  const insert: Mark | null = text === '' ? null : { ...bare, kind: 'insert', from: at, to: at, isPoint: true, text };
  const isInPlace = old !== undefined && insert !== null && old.from === at;
  let next: readonly Mark[] = isInPlace
    ? marks.flatMap((mark) => (mark === old ? [{ ...insert, lost: old.lost }] : isOwn(mark) ? [] : [mark]))
    : marks.filter((mark) => !isOwn(mark));
  if (insert && !isInPlace) next = addMark(next, insert);
  for (const [from, to] of cuts) next = addMark(next, { ...bare, kind: 'cut', from, to, isPoint: false });
  return next;
}

function placeAnchor(thread: string, anchor: AnchorJson & { readonly lost?: readonly Lost[] }): Mark {
  const { from, to, lost = [] } = anchor;
  const isPoint = from === to && lost.length === 0;
  return { kind: 'anchor', thread, hunk: '', from, to, isPoint, text: '', lost };
}

/** Behind those that begin where it begins. */
function addMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  return sortMarks([...marks, mark]);
}

function change(state: ReviewState, id: string, make: (thread: Thread) => Thread): ReviewState {
  const thread = state.threads.get(id);
  return thread ? { ...state, threads: new Map(state.threads).set(id, make(thread)) } : state;
}
