import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { reviewField } from '../../../editor/review/review-field.ts';
import { BEGUN, NEW_COMMENT, nameSuggestionDraft, writeReworded } from './drafts.ts';
import { describePassage, writeBegun } from './find-draft.ts';
import { resumeDraft } from './resume-draft.ts';
import { ReviewBoard } from './review-board.ts';

const PAPER = 'One fox ran. Two hares sat.';
const slice = (from: number, to: number): string => PAPER.slice(from, to);

/** Simulates leaving the page while “fox” was being reworded, and opening it again with `text`. */
function reopen(text: string, words: string, write = (draft: string) => writeReworded({ seen: 'fox', text: draft })) {
  const kept = new Map([
    [BEGUN, writeBegun({ what: 'suggestion', passage: describePassage({ from: 4, text: 'fox' }, slice) })],
    [nameSuggestionDraft('fox'), write(words)],
  ]);
  const drafts = {
    read: (place: string) => kept.get(place) ?? '',
    write: (place: string, draft: string) => void kept.set(place, draft),
  };
  let state = EditorState.create({ doc: text, extensions: reviewField });
  const view = {
    get state() {
      return state;
    },
    dispatch: (spec: TransactionSpec) => {
      state = state.update(spec).state;
    },
  } as Pick<EditorView, 'state' | 'dispatch'>;
  return { resumed: resumeDraft(view, drafts), drafts, draft: () => state.field(reviewField).draft };
}

it('reopens a rewording at its passage, even one that deletes everything', () => {
  for (const words of ['wolf', '']) {
    const { resumed, draft } = reopen(`Zero. ${PAPER}`, words);
    expect(resumed).toEqual({ writing: 'suggestion', reworded: 'fox' });
    expect(draft()).toEqual({ from: 10, to: 13 });
  }
});

it('reopens drafts of earlier releases, which stored the words alone', () => {
  const { resumed, draft } = reopen(`Zero. ${PAPER}`, 'wolf', (words) => words);
  expect(resumed).toEqual({ writing: 'suggestion', reworded: 'fox' });
  expect(draft()).toEqual({ from: 10, to: 13 });
  const gone = reopen('Nothing.', 'wolf', (words) => words);
  expect(gone.drafts.read(NEW_COMMENT)).toBe('wolf');
});

it('turns the words into a comment if their passage is gone', () => {
  const gone = reopen('Nothing.', 'wolf');
  expect(gone.resumed).toEqual({ writing: 'document', reworded: '' });
  expect([gone.drafts.read(NEW_COMMENT), gone.drafts.read(nameSuggestionDraft('fox'))]).toEqual(['wolf', '']);
  expect(reopen('Nothing.', '').resumed).toBeNull();
});

it('remembers the passage of an open rewording when its card is replaced', () => {
  const board = new ReviewBoard('me');
  board.set({ writing: 'suggestion', reworded: 'fox' });
  board.set({ active: 'another', entered: 'another' });
  expect(board.read()).toMatchObject({ writing: 'suggestion', reworded: 'fox', begun: 1 });
});
