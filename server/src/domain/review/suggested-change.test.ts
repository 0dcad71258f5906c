import { Text } from '@codemirror/state';
import { EMPTY_REVIEW, type Mark } from '@scriptorium/contract/review/core/state.ts';
import { expect, it } from 'vitest';
import { describeSuggested } from './suggested-change.ts';

const text = Text.of(['The quick brown', 'fox jumps.']);
const mark = (kind: Mark['kind'], more: Partial<Mark>): Mark => ({
  kind,
  thread: 'one',
  hunk: 'a',
  from: 0,
  to: 0,
  isPoint: false,
  text: '',
  lost: [],
  ...more,
});
const describe = (...marks: Mark[]) =>
  Object.fromEntries(describeSuggested({ text, review: { ...EMPTY_REVIEW, marks } }, ['one', 'two']));

it('reads what open suggestions would change, and what accepted ones did', () => {
  expect(
    describe(
      mark('insert', { text: 'slow' }),
      mark('cut', { from: 4, to: 9 }),
      mark('gone', { thread: 'two', text: 'brown' }),
      mark('done', { thread: 'two', text: 'red' }),
    ),
  ).toEqual({ one: [{ cut: 'quick', insert: 'slow' }], two: [{ cut: 'brown', insert: 'red' }] });
});

it('leaves out other threads, anchors, and what changes nothing', () => {
  expect(
    describe(
      mark('insert', { thread: 'other', text: 'x' }),
      mark('anchor', { from: 0, to: 3 }),
      mark('insert', { thread: 'two' }),
    ),
  ).toEqual({});
});

it('is on one line and bounded, however much is suggested', () => {
  expect(describe(mark('cut', { from: 10, to: 19 }))).toEqual({ one: [{ cut: 'brown fox', insert: '' }] });
  const long = describe(...['a', 'b', 'c', 'd'].map((hunk) => mark('insert', { hunk, text: '🙂'.repeat(5000) })));
  expect(long['one']).toHaveLength(3);
  for (const { insert } of long['one'] ?? []) {
    expect(insert.length).toBe(201);
    expect(insert.isWellFormed()).toBe(true);
  }
});
