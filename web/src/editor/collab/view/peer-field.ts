import { Annotation, EditorState, StateEffect, StateField, Transaction } from '@codemirror/state';
import type { ChangeSet, ChangeSpec, Extension, TransactionSpec } from '@codemirror/state';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { OwnHunk } from '@scriptorium/contract/review/core/project.ts';
import { carryProjection, projectHunks } from '@scriptorium/contract/review/core/projection.ts';
import type { Projection } from '@scriptorium/contract/review/core/projection.ts';
import { operate } from '../core/pending-operations.ts';
import { edit, textLength } from '../core/peer.ts';
import type { Peer, Received } from '../core/peer.ts';
import { readOwnHunks } from '../core/predict-review.ts';
import type { Writer } from '../core/predict-review.ts';
import { fitsSuggestion } from '../core/suggest-typing.ts';
import { keepSelection, keepTyped, suggestIn, undoOfStrikes } from './suggest-in-editor.ts';

/** Carries the resulting peer of a transaction that is not a local edit. */
const settled = Annotation.define<Peer>();

/** An operation on comments or suggestions; positions refer to the text after its transaction. */
export const operation = StateEffect.define<ReviewEffect>();

/** A suggestion larger than can be sent at once was refused as a whole. */
export const tooMuch = StateEffect.define<null>();

/**
 * The peer in an editor state. Local text changes go into its buffer or, while suggesting, into the user's suggestions.
 */
export const peerField = StateField.define<Peer>({
  create() {
    throw new Error('A document needs a peer.');
  },
  update(peer, tr) {
    const after = tr.annotation(settled);
    if (after) return after;
    const suggesting = tr.startState.field(suggestingField, false) ?? null;
    let next = peer;
    if (suggesting) next = suggestIn(tr, peer, suggesting.writer);
    else if (tr.docChanged) next = edit(peer, tr.changes);
    for (const effect of tr.effects) if (effect.is(operation)) next = operate(next, effect.value);
    return next;
  },
});

/** How the text is shown while suggesting: with one's own insertions. */
export interface Suggesting {
  readonly writer: Writer;
  readonly hunks: readonly OwnHunk[];
  readonly projection: Projection;
}

/** Begins or ends suggesting; travels with the change that adds or removes one's insertions. */
const setWriter = StateEffect.define<Writer | null>();

/** null while typing goes into the text. The editor then holds the text; otherwise its projection. */
export const suggestingField = StateField.define<Suggesting | null>({
  create: () => null,
  update(suggesting, tr) {
    let writer = suggesting?.writer ?? null;
    for (const effect of tr.effects) if (effect.is(setWriter)) writer = effect.value;
    return writer && showHunks(suggesting, writer, tr.state.field(peerField));
  },
});

function showHunks(before: Suggesting | null, writer: Writer, peer: Peer): Suggesting {
  const hunks = readOwnHunks(peer, writer);
  return before && before.hunks === hunks && before.writer === writer
    ? before
    : { writer, hunks, projection: projectHunks(hunks) };
}

/** `first` returns the peer when the editor state is created. */
export function collaborate(first: () => Peer): Extension {
  return [peerField.init(first), suggestingField, undoOfStrikes, EditorState.transactionFilter.of(filterLocal)];
}

function filterLocal(tr: Transaction): Transaction | readonly TransactionSpec[] {
  if (tr.annotation(settled)) return tr;
  const suggesting = tr.startState.field(suggestingField, false) ?? null;
  const whole = tr.docChanged ? keepCharactersWhole(tr) : tr;
  if (!suggesting) return whole;
  if (whole !== tr)
    return filterLocal(tr.startState.update(...(whole as readonly TransactionSpec[]), { filter: false }));
  return filterSuggesting(tr, suggesting);
}

/** Deletes nothing from the text, and shows what happens to suggestions elsewhere. */
function filterSuggesting(
  tr: Transaction,
  { writer, hunks, projection }: Suggesting,
): Transaction | readonly TransactionSpec[] {
  if (tr.docChanged && !fitsSuggestion(tr.startState.field(peerField), tr.changes))
    return [{ effects: tooMuch.of(null) }];
  const kept = tr.docChanged ? keepTyped(tr, hunks, projection) : null;
  if (kept) return [kept];
  if (tr.docChanged || !tr.effects.some((effect) => effect.is(operation))) return tr;
  const before = tr.startState.field(peerField);
  const after = projectHunks(readOwnHunks(tr.state.field(peerField), writer));
  const changes = carryProjection(projection, after, null, textLength(before));
  return changes.empty ? tr : [{ ...settle(changes, tr.state.field(peerField), false), effects: tr.effects }];
}

/** Shows the writer's own suggestions in the text, for typing to go into; or the bare text. */
export function setSuggesting(state: EditorState, writer: Writer | null): TransactionSpec | null {
  const suggesting = state.field(suggestingField);
  if (suggesting?.writer.userId === writer?.userId) return null;
  const peer = state.field(peerField);
  const changes = suggesting
    ? suggesting.projection.removal(state.doc.length)
    : projectHunks(writer ? readOwnHunks(peer, writer) : []).changes(state.doc.length);
  return { ...settle(changes, peer, false), effects: setWriter.of(writer) };
}

/** Sets another peer, with the change from the previous peer's text to its own. Not part of the undo history. */
export function replacePeer(state: EditorState, peer: Peer, changes: ChangeSet | null): TransactionSpec {
  const suggesting = state.field(suggestingField, false) ?? null;
  if (!suggesting) return settle(changes, peer);
  const after = projectHunks(readOwnHunks(peer, suggesting.writer));
  const carried = carryProjection(suggesting.projection, after, changes, textLength(state.field(peerField)));
  const selection = keepSelection(state, carried);
  return { ...settle(carried.empty ? null : carried, peer), ...(selection ? { selection } : {}) };
}

function settle(changes: ChangeSet | null, peer: Peer, isRemote = changes !== null): TransactionSpec {
  const remote = isRemote ? [Transaction.remote.of(true)] : [];
  return {
    ...(changes ? { changes } : {}),
    annotations: [settled.of(peer), Transaction.addToHistory.of(false), ...remote],
    filter: false,
  };
}

/** One transaction per log entry, to be dispatched together. */
export function applySteps(state: EditorState, steps: readonly Received[]): Transaction[] {
  const transactions: Transaction[] = [];
  let current = state;
  for (const { peer, changes } of steps) {
    const tr = current.update(replacePeer(current, peer, changes));
    transactions.push(tr);
    current = tr.state;
  }
  return transactions;
}

/** True for local edits: the session's own changes carry their peer. */
export function isLocal(tr: Transaction): boolean {
  return tr.annotation(settled) === undefined;
}

/**
 * The server rejects changes that split a surrogate pair and text with half of one, so such an edit is widened here to
 * the whole character.
 */
function keepCharactersWhole(tr: Transaction): Transaction | readonly TransactionSpec[] {
  const doc = tr.startState.doc;
  const changes: ChangeSpec[] = [];
  let widened = false;
  let end = 0;
  tr.changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const insert = inserted.toString();
    const split = isInsidePair(doc, from);
    // An insertion between the halves goes after the character; replacing a half replaces the whole.
    const start = Math.max(end, split ? (from === to ? from + 1 : from - 1) : from);
    end = Math.max(start, to !== from && isInsidePair(doc, to) ? to + 1 : to);
    widened ||= start !== from || end !== to || !insert.isWellFormed();
    changes.push({ from: start, to: end, insert: insert.toWellFormed() });
  });
  return widened ? [{ changes, effects: tr.effects, scrollIntoView: tr.scrollIntoView }] : tr;
}

function isInsidePair(doc: EditorState['doc'], at: number): boolean {
  if (at === 0 || at >= doc.length) return false;
  const around = doc.sliceString(at - 1, at + 1);
  return (around.charCodeAt(0) & 0xfc00) === 0xd800 && (around.charCodeAt(1) & 0xfc00) === 0xdc00;
}
