import { Annotation, EditorState, StateEffect, StateField, Transaction } from '@codemirror/state';
import type { ChangeSet, ChangeSpec, Extension, TransactionSpec } from '@codemirror/state';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { operate } from '../core/pending-operations.ts';
import { edit } from '../core/peer.ts';
import type { Peer, Received } from '../core/peer.ts';

/** Carries the resulting peer of a transaction that is not a local edit. */
const settled = Annotation.define<Peer>();

/** Something done to comments or suggestions here; positions are those of the text after its transaction. */
export const operation = StateEffect.define<ReviewEffect>();

/** The peer in an editor state. Every local change of the text goes into its buffer. */
export const peerField = StateField.define<Peer>({
  create() {
    throw new Error('A document needs a peer.');
  },
  update(peer, tr) {
    const after = tr.annotation(settled);
    if (after) return after;
    let next = tr.docChanged ? edit(peer, tr.changes) : peer;
    for (const effect of tr.effects) if (effect.is(operation)) next = operate(next, effect.value);
    return next;
  },
});

/** `first` returns the peer when the editor state is created. */
export function collaborate(first: () => Peer): Extension {
  return [peerField.init(first), EditorState.transactionFilter.of(keepCharactersWhole)];
}

/** Replaces the peer (something was frozen) without touching the text. */
export function setPeer(peer: Peer): TransactionSpec {
  return { annotations: [settled.of(peer), Transaction.addToHistory.of(false)], filter: false };
}

/** Replaces text and peer together after a merge. `changes` does not enter the undo history. */
export function replaceByMerge(changes: ChangeSet, peer: Peer): TransactionSpec {
  return {
    changes,
    annotations: [settled.of(peer), Transaction.addToHistory.of(false), Transaction.remote.of(true)],
    filter: false,
  };
}

/** One transaction per log entry, to be dispatched together. */
export function applySteps(state: EditorState, steps: readonly Received[]): Transaction[] {
  const transactions: Transaction[] = [];
  let current = state;
  for (const { peer, changes } of steps) {
    const annotations = [settled.of(peer), Transaction.addToHistory.of(false), Transaction.remote.of(true)];
    const tr = current.update({ ...(changes ? { changes } : {}), annotations, filter: false });
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
  if (!tr.docChanged || tr.annotation(settled)) return tr;
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
