import { Text } from '@codemirror/state';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import { expect, it } from 'vitest';
import { createPeer, freeze } from '../core/peer.ts';
import { operate } from '../core/pending-operations.ts';
import { NEW_SESSION } from '../core/state.ts';
import { paceTelling, SessionReview } from './session-review.ts';

it('follows typing at once in a short review, and in a twentieth of the time in a long one', () => {
  expect([0, 2, 10, 1000].map(paceTelling)).toEqual([50, 50, 200, 400]);
});

it('shows a comment at once, even if it is sent immediately, before the server has answered', () => {
  const peer = { ...createPeer('client', 'epoch', 1, Text.of(['Text'])), review: EMPTY_REVIEW };
  let session = { ...NEW_SESSION, peer, review: { ...NEW_SESSION.review, role: 'editor' as const } };
  const review = new SessionReview({
    userId: 'ada',
    userName: 'Ada',
    session: () => session,
    // Nothing is in flight, so it does not wait.
    operate: (effect) => {
      const sent = freeze(operate(session.peer, effect));
      session = { ...session, peer: { ...sent, review: EMPTY_REVIEW } };
    },
    dismiss: () => undefined,
  });
  review.check();
  const shown: string[][] = [];
  review.subscribe(() => shown.push([...(review.read()?.waiting ?? [])]));
  review.perform({ type: 'thread', id: 't', anchor: null, message: 'm', body: 'Hello', mentions: [] });
  review.check();
  expect(session.peer.operations).toEqual([]);
  expect(shown).toEqual([['m']]);
});
