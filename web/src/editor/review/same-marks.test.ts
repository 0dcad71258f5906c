import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { compareMarks } from './same-marks.ts';
import { reviewField, showMarks, type ShownMark } from './review-field.ts';

const TEXT = 'The quick brown fox jumps.';

it('finds nothing to do where typing only moved marks', () => {
  const state = open(mark('a', 4, 9), mark('b', 10, 15));
  const typed = state.update({ changes: { from: 0, insert: 'Oh. ' } }).state;
  expect(compare(typed, mark('a', 8, 13), mark('b', 14, 19))).toBe('same');
});

it('compares marks starting at one position in whatever order they are listed', () => {
  const point: ShownMark = { ...mark('a', 4, 4), kind: 'insert', text: 'slow' };
  const state = open(mark('b', 4, 9), point);
  expect(compare(state, mark('b', 4, 9), point)).toBe('same');
  expect(compare(state, point, mark('b', 4, 9))).toBe('same');
});

it('notices other positions, other words, and marks that came or went', () => {
  const state = open(mark('a', 4, 9));
  expect(compare(state, mark('a', 4, 8))).toBe('other');
  expect(compare(state, mark('a', 5, 9))).toBe('other');
  expect(compare(state, { ...mark('a', 4, 9), text: 'x' })).toBe('other');
  expect(compare(state, { ...mark('a', 4, 9), name: 'Ben' })).toBe('other');
  expect(compare(state)).toBe('other');
  expect(compare(state, mark('a', 4, 9), mark('b', 10, 15))).toBe('other');
});

it("distinguishes the extent of one's own words from everything else", () => {
  const own: ShownMark = { ...mark('a', 4, 9), kind: 'insert', text: 'quick', isApart: true };
  const state = open(own, mark('b', 10, 15));
  expect(compare(state, { ...own, to: 8, text: 'quic' }, mark('b', 10, 15))).toBe('own');
  expect(compare(state, { ...own, to: 8, text: 'quic' }, mark('b', 10, 14))).toBe('other');
  expect(compare(state, { ...own, isApart: false }, mark('b', 10, 15))).toBe('other');
});

function compare(state: EditorState, ...wanted: ShownMark[]): string {
  return compareMarks(state.field(reviewField).marks, wanted);
}

function mark(thread: string, from: number, to: number): ShownMark {
  return { thread, kind: 'comment', from, to, text: '', name: 'Ada', color: 1, isApart: false };
}

function open(...marks: ShownMark[]): EditorState {
  const state = EditorState.create({ doc: TEXT, extensions: reviewField });
  return state.update({ effects: showMarks.of(marks) }).state;
}
