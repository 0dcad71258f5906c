import { Annotation, EditorState, StateField, Transaction } from '@codemirror/state';
import type { ChangeSet, ChangeSpec, Extension, TransactionSpec } from '@codemirror/state';
import { edit } from '../core/peer.ts';
import type { Peer, Received } from '../core/peer.ts';

/** Carries the peer after a transaction that is not an edit of this person. */
const settled = Annotation.define<Peer>();

/** The peer of an editor state. Every local change of the text lands in its buffer. */
export const peerField = StateField.define<Peer>({
  create() {
    throw new Error('The peer of a document has to be given.');
  },
  update(peer, tr) {
    const after = tr.annotation(settled);
    if (after) return after;
    return tr.docChanged ? edit(peer, tr.changes) : peer;
  },
});

/** `first` gives the peer when the editor's state is made. */
export function collaborate(first: () => Peer): Extension {
  return [peerField.init(first), EditorState.transactionFilter.of(keepCharactersWhole)];
}

/** Puts another peer in place (something was frozen) without touching the text. */
export function setPeer(peer: Peer): TransactionSpec {
  return { annotations: [settled.of(peer), Transaction.addToHistory.of(false)], filter: false };
}

/** Replaces text and peer at once, after a merge. `changes` does not enter the undo history. */
export function replaceByMerge(changes: ChangeSet, peer: Peer): TransactionSpec {
  return {
    changes,
    annotations: [settled.of(peer), Transaction.addToHistory.of(false), Transaction.remote.of(true)],
    filter: false,
  };
}

/** One transaction for each step of the log, to be given to the view all at once. */
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

/** True for edits made here: what the session does with the text comes with the peer that belongs to it. */
export function isLocal(tr: Transaction): boolean {
  return tr.annotation(settled) === undefined;
}

/**
 * The server refuses changes that cut a character outside the basic plane in two and text with half of one, so an edit
 * that does is widened to the whole character here.
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
    // What is typed between the halves goes after the character; what replaces a half replaces the whole.
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
