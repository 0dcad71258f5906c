import { ChangeSet, Text } from '@codemirror/state';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from './merge.ts';
import { operate } from './pending-operations.ts';
import { createPeer, edit, freeze, hasUnsent, readText, receive, writePush } from './peer.ts';
import { readKept, writeKept } from './record.ts';

const TEXT = 'hello world';
const comment: ReviewEffect = {
  type: 'thread',
  id: 't',
  anchor: { from: 6, to: 11, text: 'world' },
  message: 'm',
  body: 'Which?',
  mentions: [],
};
const accept: ReviewEffect = { type: 'decide', verdict: 'accept', suggestions: ['s'] };
const open = () => ({ ...createPeer('c', 'e', 4, Text.of([TEXT])), review: EMPTY_REVIEW });
const insert = (at: number, text: string, length: number) => ChangeSet.of({ from: at, insert: text }, length);
const doer = { by: 'u', name: 'Ada', time: 1 };

describe('pending operations', () => {
  it('travel with what was typed, with the positions it gave them', () => {
    const peer = freeze(edit(operate(open(), comment), insert(0, 'Oh, ', TEXT.length)));
    expect(writePush(peer).updates).toMatchObject([
      { seq: 1, changes: [[0, 'Oh, '], TEXT.length], effects: [{ id: 't', anchor: { from: 10, to: 15 } }] },
    ]);
  });

  it('let a decision travel alone, and whatever follows it later', () => {
    const peer = freeze(operate(operate(edit(open(), insert(0, 'x', TEXT.length)), accept), comment));
    expect(peer.inFlight).toMatchObject([{ effects: [] }]);
    const sent = { ...peer, inFlight: [] };
    expect(freeze({ ...sent, base: readText(peer) }).inFlight).toMatchObject([{ effects: [{ type: 'decide' }] }]);
    expect(sent.operations).toHaveLength(2);
  });

  it('follow what others wrote, both in flight and after that', () => {
    const peer = operate(freeze(operate(open(), comment)), { ...comment, id: 'u' });
    const foreign = { clientID: 'd', changes: [[0, 'Oh, '], TEXT.length] as [[number, string], number] };
    const { peer: after } = receive(peer, foreign);
    expect(after.inFlight).toMatchObject([{ effects: [{ anchor: { from: 10, to: 15 } }] }]);
    expect(after.operations).toMatchObject([{ anchor: { from: 10, to: 15 } }]);
  });

  it('get the change that the server computed for a decision', () => {
    const peer = edit(freeze(operate(open(), accept)), insert(TEXT.length, '!', TEXT.length));
    const own = {
      clientID: 'c',
      seq: 1,
      changes: [[5, 'Bye'], 6] as [[number, string], number],
      effects: [{ ...accept, ...doer }],
    };
    const { peer: after, changes } = receive(peer, own);
    expect(changes?.toJSON()).toEqual([[5, 'Bye'], 7]);
    expect(readText(after).toString()).toBe('Bye world!');
    expect(after.inFlight).toEqual([]);
  });

  it('are there once after a merge, and after the end of a tab', () => {
    const peer = edit(
      operate(freeze(operate(open(), comment)), { ...comment, id: 'u' }),
      insert(0, 'Oh, ', TEXT.length),
    );
    const place = { userId: 'u', workspace: 'w', item: 'i', path: 'p' };
    const read = { ...readKept(writeKept(peer, place, 0)), review: EMPTY_REVIEW };
    expect(read).toEqual(peer);
    const server = { text: Text.of([`# ${TEXT}`]), version: 9, epoch: 'e', lastSeq: 0 };
    const merged = mergeThreeWay(read, server, 'd');
    expect(merged.peer.operations).toMatchObject([
      { id: 't', anchor: { from: 12, to: 17 } },
      { id: 'u', anchor: { from: 12, to: 17 } },
    ]);
    expect(mergeThreeWay(read, { ...server, lastSeq: 1 }, 'd').peer.operations).toMatchObject([{ id: 'u' }]);
    expect(hasUnsent(merged.peer)).toBe(true);
  });
});
