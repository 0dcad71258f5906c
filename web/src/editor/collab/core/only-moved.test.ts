import { ChangeSet, Text } from '@codemirror/state';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { EMPTY_REVIEW, type ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { expect, it } from 'vitest';
import { isOnlyMoved } from './only-moved.ts';

const TEXT = Text.of(['The quick brown fox jumps.']);
const by = { by: 'ada', name: 'Ada', time: 1 };
const made: LoggedReviewEffect[] = [
  { ...by, type: 'thread', id: 'c', anchor: { from: 4, to: 9, text: 'quick' }, message: 'm', body: '', mentions: [] },
  { ...by, type: 'suggest', suggestion: 's', hunks: [{ id: 'a', at: 10, cuts: [[10, 15]], splice: null }], drop: [] },
];

function type(state: ReviewState, from: number, to: number, insert: string): ReviewState {
  return applyUpdate(state, { changes: ChangeSet.of({ from, to, insert }, TEXT.length) }, TEXT);
}

const state = applyUpdate(EMPTY_REVIEW, { changes: ChangeSet.empty(TEXT.length), effects: made }, TEXT);

it('holds for typing between marks', () => {
  expect(isOnlyMoved(state, state)).toBe(true);
  expect(isOnlyMoved(state, type(state, 0, 0, 'Oh. '))).toBe(true);
  expect(isOnlyMoved(state, type(state, 16, 19, 'cat'))).toBe(true);
});

it('does not hold if the text under a mark changes, even to one of the same length', () => {
  expect(isOnlyMoved(state, type(state, 5, 5, 'x'))).toBe(false);
  expect(isOnlyMoved(state, type(state, 4, 9, ''))).toBe(false);
  expect(isOnlyMoved(state, type(state, 5, 7, 'xy'))).toBe(false);
  expect(isOnlyMoved(state, type(state, 11, 12, 'u'))).toBe(false);
  const cropped = type(state, 4, 9, '');
  const length = TEXT.length - 5;
  const back = applyUpdate(
    cropped,
    { changes: ChangeSet.of({ from: 4, insert: 'quick' }, length) },
    Text.of([TEXT.toString().replace('quick', '')]),
  );
  expect(isOnlyMoved(cropped, back)).toBe(false);
});

it('does not hold for an operation', () => {
  const changes = ChangeSet.empty(TEXT.length);
  const reply: LoggedReviewEffect = { ...by, type: 'reply', thread: 'c', message: 'n', body: '', mentions: [] };
  expect(isOnlyMoved(state, applyUpdate(state, { changes, effects: [reply] }, TEXT))).toBe(false);
  expect(isOnlyMoved(null, state)).toBe(false);
  expect(isOnlyMoved(null, null)).toBe(true);
});
