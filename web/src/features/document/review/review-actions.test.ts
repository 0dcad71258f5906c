import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { expect, it } from 'vitest';
import { explainRefusal, mayRetry, readRefusedText } from './review-actions.ts';

const reply: ReviewEffect = { type: 'reply', thread: 't', message: 'm', body: 'So it is.', mentions: [] };
const undo: ReviewEffect = { type: 'decide', verdict: 'undo', suggestions: ['s'] };
const suggest: ReviewEffect = {
  type: 'suggest',
  suggestion: 's',
  hunks: [
    { id: 'a', at: 3, cuts: [], splice: { before: 0, at: 0, cut: 0, text: 'new' } },
    { id: 'b', at: 9, cuts: [[9, 12]], splice: null },
  ],
  drop: [],
};

it('explains a refusal and keeps the text', () => {
  expect(explainRefusal({ effect: reply, code: 'review-limit' })).toBe(
    'This was not saved: This document has as many comments or suggestions as it may, or as many of yours.',
  );
  expect(explainRefusal({ effect: undo, code: 'changed' })).toBe(
    'This decision can no longer be undone: the resulting text has changed since.',
  );
  expect(explainRefusal({ effect: reply, code: 'unreadable' })).toBe(
    'The server could not accept this, so it was not saved. Everything else you write is saved as usual.',
  );
  expect([reply, undo, suggest].map((effect) => readRefusedText({ effect, code: 'changed' }))).toEqual([
    'So it is.',
    null,
    'new',
  ]);
});

it('offers a retry only if it could succeed', () => {
  expect(mayRetry({ effect: reply, code: 'review-limit' })).toBe(true);
  expect(mayRetry({ effect: reply, code: 'changed' })).toBe(false);
  expect(mayRetry({ effect: suggest, code: 'unreadable' })).toBe(false);
  expect(mayRetry({ effect: undo, code: 'changed' })).toBe(false);
  expect(mayRetry({ effect: suggest, code: 'changed' })).toBe(true);
});
