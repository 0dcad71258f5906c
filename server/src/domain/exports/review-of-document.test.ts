import { describe, expect, test } from 'vitest';
import { readState, type Mark, type ThreadJson } from '@scriptorium/contract/review/core/state.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { reviewOfDocument } from './review-of-document.ts';

const thread = (id: string, more: Partial<ThreadJson> = {}): ThreadJson => ({
  id,
  kind: 'comment',
  status: 'open',
  by: 'ada',
  amendedBy: [],
  isAnchored: true,
  messages: [],
  ...more,
});

const mark = (id: string, kind: Mark['kind'], from: number, to: number, more: Partial<Mark> = {}): Mark => ({
  kind,
  thread: id,
  hunk: kind === 'anchor' ? '' : 'h1',
  from,
  to,
  isPoint: from === to,
  text: '',
  lost: [],
  ...more,
});

const content = (id: string, ...bodies: (string | null)[]): ThreadContent => ({
  id,
  name: 'Ada',
  time: 1000,
  quote: 'the old words',
  decidedName: null,
  decidedAt: null,
  messages: bodies.map((body, at) => ({
    id: `${id}-${at}`,
    by: 'ada',
    name: at === 0 ? 'Ada' : 'Ben',
    time: 1000 + at,
    editedAt: null,
    body,
    deletedBy: body === null ? 'Ben' : null,
  })),
});

const review = (threads: ThreadJson[], marks: Mark[], contents: ThreadContent[]) =>
  reviewOfDocument(readState({ threads, marks }), contents);

describe('the review of a document in an export', () => {
  test('contains open and resolved comments, without deleted messages', () => {
    const { threads, changes } = review(
      [thread('a'), thread('b', { status: 'resolved' }), thread('c', { status: 'deleted' })],
      [mark('a', 'anchor', 3, 8), mark('b', 'anchor', 9, 12), mark('c', 'anchor', 13, 14)],
      [content('a', 'Why?', null, 'Because'), content('b', 'Done'), content('c', 'Gone')],
    );
    expect(threads).toEqual([
      {
        from: 3,
        to: 8,
        isResolved: false,
        comments: [
          { author: 'Ada', at: 1000, body: 'Why?' },
          { author: 'Ben', at: 1002, body: 'Because' },
        ],
      },
      { from: 9, to: 12, isResolved: true, comments: [{ author: 'Ada', at: 1000, body: 'Done' }] },
    ]);
    expect(changes).toEqual([]);
  });

  test('is a point with its quote if the words are gone, at the start if it has no place', () => {
    const lost = mark('a', 'anchor', 5, 5, {
      isPoint: false,
      lost: [{ at: 0, text: 'the old words', side: 0, turn: 1 }],
    });
    const { threads } = review(
      [thread('a'), thread('b', { isAnchored: false })],
      [lost],
      [content('a', 'Why?'), content('b', 'In general')],
    );
    expect(threads).toMatchObject([
      { from: 5, to: 5, quote: 'the old words' },
      { from: 0, to: 0 },
    ]);
  });

  test('contains open suggestions: a deletion and an insertion at one place are a replacement, and replies are its comments', () => {
    const suggestion = { kind: 'suggestion' } as const;
    const { threads, changes } = review(
      [thread('a', suggestion), thread('b', { ...suggestion, status: 'accepted' })],
      [
        mark('a', 'insert', 4, 4, { text: 'slow' }),
        mark('a', 'cut', 4, 9),
        mark('a', 'cut', 12, 15, { hunk: 'h2' }),
        mark('a', 'insert', 20, 20, { hunk: 'h3', text: '!' }),
        mark('b', 'done', 22, 25),
      ],
      [content('a', 'Better?'), content('b')],
    );
    const by = { author: 'Ada', at: 1000 };
    expect(changes).toEqual([
      { from: 4, to: 9, insert: 'slow', ...by },
      { from: 12, to: 15, insert: '', ...by },
      { from: 20, to: 20, insert: '!', ...by },
    ]);
    expect(threads).toMatchObject([{ from: 4, to: 20, comments: [{ body: 'Better?' }] }]);
  });
});
