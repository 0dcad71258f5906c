import { ChangeSet, Text } from '@codemirror/state';
import type { EffectJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { describe, expect, it } from 'vitest';
import { operate } from './pending-operations.ts';
import { createPeer, edit, freeze, receive } from './peer.ts';
import type { Peer } from './peer.ts';
import { isPending } from './kept-peer.ts';
import { readKept, writeKept } from './record.ts';
import { doAgain } from './refusals.ts';

const DOER = { by: 'ada', name: 'Ada', time: 1 };
const TEXT = 'one two three';

function open(): Peer {
  return { ...createPeer('c', 'e', 0, Text.of([TEXT])), review: EMPTY_REVIEW };
}

function insert(peer: Peer, at: number, words: string, length = TEXT.length): Peer {
  return edit(peer, ChangeSet.of({ from: at, insert: words }, length));
}

const comment: ReviewEffect = {
  type: 'thread',
  id: 't',
  anchor: { from: 4, to: 7, text: 'two' },
  message: 'm',
  body: 'Is it?',
  mentions: [],
};

/** Sends an operation, which comes back refused. */
function refuse(peer: Peer, effect: ReviewEffect, code: string): Peer {
  const sent = freeze(operate(peer, effect));
  const refusal = { ...DOER, type: 'refused', of: effect.type, id: '', code } as EffectJson;
  const update: UpdateJson = { clientID: 'c', seq: sent.lastSeq, changes: [TEXT.length], effects: [refusal] };
  return receive(sent, update).peer;
}

describe('what the server refuses', () => {
  it('stays with its words, in its place in the text and on the device', () => {
    let peer = refuse(open(), comment, 'review-limit');
    expect(peer.refused).toEqual([{ effect: comment, code: 'review-limit' }]);
    peer = insert(peer, 0, 'So ');
    peer = receive(peer, { clientID: 'b', changes: [[0, 'Well. '], TEXT.length] }).peer;
    const anchor = { from: 13, to: 16, text: 'two' };
    expect(peer.refused).toMatchObject([{ effect: { body: 'Is it?', anchor } }]);
    const place = { userId: 'u', workspace: 'w', item: 'i', path: 'p' };
    const kept = writeKept({ ...peer, buffer: null }, place, 0);
    expect(isPending(kept)).toBe(true);
    expect(readKept(kept).refused).toEqual(peer.refused);
  });

  it('counts at its position in what was typed while it was in flight', () => {
    const sent = freeze(operate(open(), comment));
    const refusal: EffectJson = { ...DOER, type: 'refused', of: 'thread', id: 't', code: 'review-limit' };
    const typed = insert(sent, 0, 'So ');
    const { peer } = receive(typed, { clientID: 'c', seq: 1, changes: [TEXT.length], effects: [refusal] });
    expect(peer.refused).toMatchObject([{ effect: { anchor: { from: 7, to: 10 } } }]);
  });

  it('is not shown if everyone can see who was first', () => {
    for (const type of ['resolve', 'reopen'] as const)
      expect(refuse(open(), { type, thread: 't' }, 'changed').refused).toEqual([]);
    const decide = { type: 'decide', verdict: 'accept', suggestions: ['s'] } as const;
    expect(refuse(open(), { ...decide, suggestions: ['s'] }, 'changed').refused).toEqual([]);
    expect(refuse(open(), { ...decide, suggestions: ['s'], verdict: 'undo' }, 'changed').refused).toHaveLength(1);
  });

  it('is retried unchanged; a suggestion as a new one', () => {
    expect(doAgain({ effect: comment, code: 'review-limit' }, 'new')).toEqual(comment);
    const reply: ReviewEffect = { type: 'reply', thread: 't', message: 'm', body: 'So.', mentions: [] };
    expect(doAgain({ effect: reply, code: 'changed' }, 'new')).toBeNull();
    const splice = { before: 5, at: 5, cut: 0, text: 'more' };
    const suggest: ReviewEffect = {
      type: 'suggest',
      suggestion: 's',
      hunks: [{ id: 'a', at: 4, cuts: [[4, 7]], splice }],
      drop: [],
    };
    expect(doAgain({ effect: suggest, code: 'changed' }, 'new')).toMatchObject({
      suggestion: 'new',
      hunks: [{ at: 4, cuts: [[4, 7]], splice: { before: 0, at: 0, cut: 0, text: 'more' } }],
    });
  });
});

describe('words typed into a suggestion that was accepted meanwhile', () => {
  const suggestion = '6f1c0b1e-3c1d-4c55-9a0e-0d8f6a3c2b11';
  const suggest = (splice: { before: number; at: number; cut: number; text: string }): ReviewEffect => ({
    type: 'suggest',
    suggestion,
    hunks: [{ id: 'a', at: 4, cuts: [], splice }],
    drop: [],
  });
  const ben = { by: 'ben', name: 'Ben', time: 1 };
  const decide = { ...ben, type: 'decide' as const, verdict: 'accept' as const, suggestions: [suggestion] };

  /**
   * "very " was suggested and accepted, then others changed the text, and someone who did not know amended "very " to
   * "so ".
   */
  function amend(...others: UpdateJson['changes'][]): readonly ReviewEffect[] {
    let peer = open();
    const hear = (update: UpdateJson): void => void ({ peer } = receive(peer, update));
    const made = { ...suggest({ before: 0, at: 0, cut: 0, text: 'very ' }), ...DOER } as EffectJson;
    hear({ clientID: 'x', changes: [TEXT.length], effects: [made] });
    const sent = freeze(operate(peer, suggest({ before: 5, at: 0, cut: 4, text: 'so' })));
    peer = sent;
    hear({ clientID: 'b', changes: [4, [0, 'very '], TEXT.length - 4], effects: [decide] });
    for (const changes of others) hear({ clientID: 'b', changes });
    const refusal: EffectJson = { ...DOER, type: 'refused', of: 'suggest', id: suggestion, code: 'changed' };
    hear({ clientID: 'c', seq: sent.lastSeq, changes: [peer.base.length], effects: [refusal] });
    return peer.operations;
  }

  it('are suggested again in place of the words they replaced', () => {
    expect(amend()).toMatchObject([{ type: 'suggest', hunks: [{ at: 4, cuts: [[4, 8]], splice: { text: 'so' } }] }]);
  });

  it('delete nothing else if someone has deleted those', () => {
    const length = TEXT.length + 5;
    expect(amend([4, [5], length - 9])).toMatchObject([{ hunks: [{ at: 4, cuts: [], splice: { text: 'so' } }] }]);
    expect(amend([4, [2], length - 6])).toMatchObject([{ hunks: [{ cuts: [], splice: { text: 'so' } }] }]);
    expect(amend([6, [0, 'x'], length - 6])).toMatchObject([{ hunks: [{ cuts: [], splice: { text: 'so' } }] }]);
  });
});
