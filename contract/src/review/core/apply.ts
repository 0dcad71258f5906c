import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { isReviewEffect } from '../is-review-effect.ts';
import type { AnchorJson, LoggedReviewEffect, SuggestEffect } from '../effects.ts';
import { decide } from './decide.ts';
import type { Decision } from './decide.ts';
import { findDifference } from './difference.ts';
import { listInserts } from './hunks.ts';
import { sortMarks } from './map-marks.ts';
import { mapState } from './map-state.ts';
import { NONE } from './state.ts';
import type { Mark, ReviewState, Thread, ThreadStatus } from './state.ts';

/** What review needs of an update in the log. */
export interface ReviewedUpdate {
  readonly changes: ChangeSet;
  readonly effects?: readonly { readonly type: string }[] | undefined;
}

/**
 * The state after one update of the log, given the text `before` it (`changes` must fit that). Servers, browsers and
 * cold loads all compute it this way. Operations were judged before they were logged and are not judged again.
 */
export function applyUpdate(state: ReviewState, { changes, effects }: ReviewedUpdate, before: Text): ReviewState {
  const decision = effects?.find((effect) => effect.type === 'decide');
  // A decision is always alone in its update: its changes and its marks are computed together.
  if (decision !== undefined && isReviewEffect(decision) && decision.type === 'decide')
    return followLog(decide(state, decision, before), changes, before);
  let next = mapState(state, changes, before);
  for (const effect of effects ?? []) if (isReviewEffect(effect)) next = applyEffect(next, effect);
  return next;
}

/**
 * The log is authoritative for the text, even if another release computed the decision differently. Any difference is
 * treated as an ordinary change, so that no mark ends up away from its text.
 */
function followLog({ changes: computed, state }: Decision, changes: ChangeSet, before: Text): ReviewState {
  if (JSON.stringify(computed) === JSON.stringify(changes)) return state;
  const text = computed.apply(before);
  const edits: { from: number; to: number; insert: string }[] = [];
  computed
    .invert(before)
    .compose(changes)
    .iterChanges((from, to, _fromB, _toB, inserted) => {
      const insert = inserted.toString();
      const [start, end] = findDifference(text.sliceString(from, to), insert);
      if (start + end < Math.max(to - from, insert.length))
        edits.push({ from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) });
    });
  return mapState(state, ChangeSet.of(edits, text.length), text);
}

/**
 * Applies one logged operation to the state; its positions refer to the text after its update. An operation on an
 * unknown thread changes nothing.
 */
export function applyEffect(state: ReviewState, effect: LoggedReviewEffect): ReviewState {
  switch (effect.type) {
    case 'thread': {
      const thread: Thread = {
        kind: 'comment',
        status: 'open',
        by: effect.by,
        amendedBy: NONE,
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
    : { kind: 'suggestion', status: 'open', by, amendedBy: NONE, isAnchored: true, messages: NONE };
  return { marks: setHunks(state, effect), threads: new Map(state.threads).set(effect.suggestion, thread) };
}

/**
 * Applies changed hunks in one pass. Insertions that stay at the same position keep their place in the order of marks.
 */
function setHunks(state: ReviewState, { suggestion, hunks, drop }: SuggestEffect): readonly Mark[] {
  const inserts = listInserts(state, suggestion);
  const replaced = new Set(drop);
  const inPlace = new Map<Mark, Mark>();
  const added: Mark[] = [];
  for (const { id, at, cuts, splice } of hunks) {
    replaced.add(id);
    const old = inserts.get(id);
    const before = old?.text ?? '';
    const text = splice ? before.slice(0, splice.at) + splice.text + before.slice(splice.at + splice.cut) : before;
    const bare = { thread: suggestion, hunk: id, lost: NONE, text: '' };
    if (text !== '') {
      const insert: Mark = { ...bare, kind: 'insert', from: at, to: at, isPoint: true, text };
      if (old?.from === at) inPlace.set(old, { ...insert, lost: old.lost });
      else added.push(insert);
    }
    for (const [from, to] of cuts) added.push({ ...bare, kind: 'cut', from, to, isPoint: false });
  }
  const kept = state.marks.flatMap((mark) => {
    if (mark.thread !== suggestion || !replaced.has(mark.hunk)) return [mark];
    const next = inPlace.get(mark);
    return next ? [next] : [];
  });
  return sortMarks([...kept, ...added]);
}

function placeAnchor(thread: string, anchor: AnchorJson): Mark {
  const { from, to, lost = NONE } = anchor;
  const isPoint = from === to && lost.length === 0;
  return { kind: 'anchor', thread, hunk: '', from, to, isPoint, text: '', lost };
}

/** Inserts a mark after those starting at the same position. */
function addMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  return sortMarks([...marks, mark]);
}

function change(state: ReviewState, id: string, make: (thread: Thread) => Thread): ReviewState {
  const thread = state.threads.get(id);
  return thread ? { ...state, threads: new Map(state.threads).set(id, make(thread)) } : state;
}
