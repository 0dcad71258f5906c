import { invertedEffects } from '@codemirror/commands';
import { EditorSelection, StateEffect, Transaction } from '@codemirror/state';
import type { ChangeSet, EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { findDifference } from '@scriptorium/contract/review/core/difference.ts';
import type { Projection } from '@scriptorium/contract/review/core/projection.ts';
import type { OwnHunk } from '@scriptorium/contract/review/core/project.ts';
import { findUnstruck, keepText } from '@scriptorium/contract/review/core/typing.ts';
import type { EditorRange } from '@scriptorium/contract/review/core/typing.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import type { Peer } from '../core/peer.ts';
import type { Writer } from '../core/predict-review.ts';
import { suggestTyping } from '../core/suggest-typing.ts';

interface Strike {
  readonly isStruck: boolean;
  /** Positions before the changes of its transaction. */
  readonly ranges: readonly EditorRange[];
}

/** Text newly or no longer suggested for deletion: what a key did besides inserting. */
const strike = StateEffect.define<Strike>({ map: moveStrike });

function moveStrike({ isStruck, ranges }: Strike, mapping: { mapPos(at: number, side: -1 | 1): number }): Strike {
  const moved = ranges.map(([from, to]): EditorRange => {
    const start = mapping.mapPos(from, 1);
    return [start, Math.max(start, mapping.mapPos(to, -1))];
  });
  return { isStruck, ranges: moved };
}

/** Undo also reverts strikes. */
export const undoOfStrikes: Extension = invertedEffects.of((tr) =>
  tr.effects.flatMap((effect) =>
    effect.is(strike) ? [strike.of(moveStrike({ ...effect.value, isStruck: !effect.value.isStruck }, tr.changes))] : [],
  ),
);

/**
 * A local transaction while suggesting, turned into one that deletes nothing from the text; null if it already is one.
 */
export function keepTyped(tr: Transaction, hunks: readonly OwnHunk[], projection: Projection): TransactionSpec | null {
  const { changes, struck, place } = keepText(tr.startState.doc, projection, tr.changes, {
    isForward: tr.isUserEvent('delete.forward'),
    isComposed: tr.isUserEvent('input.type.compose'),
    isTyped: tr.isUserEvent('input'),
  });
  if (struck.length === 0) return null;
  const { ranges, mainIndex } = tr.newSelection;
  const news = findUnstruck(struck, hunks, projection);
  const userEvent = tr.annotation(Transaction.userEvent);
  const addToHistory = tr.annotation(Transaction.addToHistory);
  return {
    changes,
    selection: EditorSelection.create(
      ranges.map(({ anchor, head }) => EditorSelection.range(place(anchor), place(head))),
      mainIndex,
    ),
    effects: news.length === 0 ? tr.effects : [...tr.effects, strike.of({ isStruck: true, ranges: news })],
    scrollIntoView: tr.scrollIntoView,
    annotations: [
      ...(userEvent === undefined ? [] : [Transaction.userEvent.of(userEvent)]),
      ...(addToHistory === undefined ? [] : [Transaction.addToHistory.of(addToHistory)]),
    ],
  };
}

const suggested = new WeakMap<Transaction, Peer>();

/** The peer after a transaction while suggesting. */
export function suggestIn(tr: Transaction, peer: Peer, writer: Writer): Peer {
  const known = suggested.get(tr);
  if (known) return known;
  const strikes = tr.effects.flatMap((effect) => (effect.is(strike) ? [effect.value] : []));
  if (!tr.docChanged && strikes.length === 0) return peer;
  const rangesOf = (isStruck: boolean): EditorRange[] =>
    strikes.flatMap((one) => (one.isStruck === isStruck ? one.ranges : []));
  const next = suggestTyping(peer, writer, {
    changes: tr.changes,
    struck: rangesOf(true),
    unstruck: rangesOf(false),
    suggestion: newUuid(),
    newId: () => newUuid().slice(0, 8),
  });
  suggested.set(tr, next);
  return next;
}

/** Accepted words reappear in the same place: a caret in them stays where it is. */
export function keepSelection(state: EditorState, changes: ChangeSet): EditorSelection | null {
  const kept: { from: number; to: number; insert: string }[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const insert = inserted.toString();
    const [start, end] = findDifference(state.sliceDoc(from, to), insert);
    kept.push({ from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) });
  });
  const selection = state.selection.map(state.changes(kept));
  return selection.eq(state.selection.map(changes)) ? null : selection;
}
