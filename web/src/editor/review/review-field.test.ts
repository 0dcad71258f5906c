import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { findThread, placeDraft, reviewField, showMarks, type ShownMark, threadsAt } from './review-field.ts';

const TEXT = 'The quick brown fox jumps.';

describe('marks of threads', () => {
  it('move with text written before them', () => {
    const state = change(open(mark('a', 4, 9)), { changes: { from: 0, insert: 'Oh. ' } });
    expect(findThread(state, 'a')).toEqual({ from: 8, to: 13 });
  });

  it('include what is written inside them, but not at their edges', () => {
    let state = change(open(mark('a', 4, 9)), { changes: { from: 6, insert: 'xx' } });
    expect(findThread(state, 'a')).toEqual({ from: 4, to: 11 });
    state = change(state, {
      changes: [
        { from: 4, insert: '<' },
        { from: 11, insert: '>' },
      ],
    });
    expect(findThread(state, 'a')).toEqual({ from: 5, to: 12 });
  });

  it('are gone with all of their text until the review is read again', () => {
    const state = change(open(mark('a', 4, 9)), { changes: { from: 3, to: 14 } });
    expect(findThread(state, 'a')).toBeNull();
    const again = change(state, { effects: showMarks.of([mark('b', 3, 3)]) });
    expect(findThread(again, 'b')).toEqual({ from: 3, to: 3 });
  });

  it('tell what a position belongs to, the closest first', () => {
    expect(threadsAt(open(mark('wide', 0, 20), mark('close', 4, 9)), 6)).toEqual(['close', 'wide']);
    expect(threadsAt(open(mark('wide', 0, 20)), 24)).toEqual([]);
  });

  it('are left out if they are outside the text', () => {
    expect(findThread(open(mark('a', 20, 400)), 'a')).toBeNull();
  });
});

it('the passage of a draft moves with the text and never turns around', () => {
  const draft = change(open(), { effects: placeDraft.of({ from: 4, to: 9 }) });
  expect(change(draft, { changes: { from: 0, insert: 'Oh. ' } }).field(reviewField).draft).toEqual({ from: 8, to: 13 });
  expect(change(draft, { changes: { from: 2, to: 12, insert: 'x' } }).field(reviewField).draft).toEqual({
    from: 3,
    to: 3,
  });
});

function mark(thread: string, from: number, to: number): ShownMark {
  return { thread, kind: 'comment', from, to, text: '', name: 'Ada', color: 1, isApart: false };
}

function open(...marks: ShownMark[]): EditorState {
  return change(EditorState.create({ doc: TEXT, extensions: reviewField }), { effects: showMarks.of(marks) });
}

function change(state: EditorState, spec: TransactionSpec): EditorState {
  return state.update(spec).state;
}
