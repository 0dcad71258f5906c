import { ChangeSet, Text } from '@codemirror/state';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { expect, test } from 'vitest';
import { createPeer, edit, freeze } from './peer.ts';
import { NO_REVIEW } from './known-review.ts';
import { readKept, readKeptReview, waitLonger, writeAfter, writeKept } from './record.ts';

const saved = createPeer('a', 'epoch', 3, Text.of(['x'.repeat(1_000_000)]));
const typed = edit(saved, ChangeSet.of({ from: 0, insert: 'y' }, saved.base.length));

test('unsent changes are written as soon as the size of the text allows, whatever else there is', () => {
  for (const peer of [typed, freeze(typed)]) {
    expect(writeAfter(peer, false)).toBe(200);
    expect(waitLonger(peer, false, 200)).toBe(0);
  }
});

test('what the server has since confirmed can wait, but not forever, and not under a record that says otherwise', () => {
  expect(waitLonger(saved, false, 200)).toBe(1800);
  expect(waitLonger(saved, false, 2000)).toBe(0);
  expect(waitLonger(saved, true, 200)).toBe(0);
  const effect = { type: 'resolve', thread: 't' } as const;
  expect(waitLonger({ ...saved, refused: [{ effect, code: 'changed' }] }, false, 200)).toBe(0);
});

test('comments are stored with their text, unless there are very many', () => {
  const place = { userId: 'u', workspace: 'w', item: 'i', path: 'p' };
  const message = { id: 'm', by: 'ben', isDeleted: false };
  const thread = {
    kind: 'comment',
    status: 'open',
    by: 'ben',
    amendedBy: [],
    isAnchored: false,
    messages: [message],
  } as const;
  const state: ReviewState = { marks: [], threads: new Map([['t', thread]]) };
  const say = (body: string): ThreadContent => ({
    id: 't',
    name: 'Ben',
    time: 1,
    quote: '',
    decidedName: null,
    decidedAt: null,
    messages: [{ id: 'm', by: 'ben', name: 'Ben', time: 1, editedAt: null, body, deletedBy: null }],
  });
  const keep = (body: string, arriving: typeof NO_REVIEW.arriving = null) => {
    const review = { role: 'reader', threads: new Map([['t', say(body)]]), arriving } as const;
    return structuredClone(writeKept({ ...saved, review: state }, place, 0, review));
  };
  expect(readKept(keep('Why?')).review).toEqual(state);
  expect(readKeptReview(keep('Why?'))).toEqual({
    role: 'reader',
    threads: new Map([['t', say('Why?')]]),
    arriving: null,
  });
  // Half of it has arrived.
  const half = keep('Why?', { version: 3, state, pagesLeft: 1 });
  for (const none of [keep('x'.repeat(200_000)), half, writeKept(saved, place, 0)]) {
    expect(readKept(none).review).toBeNull();
    expect(readKeptReview(none)).toEqual(NO_REVIEW);
  }
});
