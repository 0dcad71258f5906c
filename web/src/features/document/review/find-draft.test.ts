import { expect, it } from 'vitest';
import { findDraft } from './find-draft.ts';

const kept = JSON.stringify({ from: 4, to: 7, text: 'two' });

it('finds the passage of a draft where it was, or at its only other place', () => {
  expect(findDraft(kept, 'one two three')).toEqual({ from: 4, to: 7 });
  expect(findDraft(kept, 'zero one two')).toEqual({ from: 9, to: 12 });
});

it('does not guess between two places, or when nothing was kept', () => {
  expect(findDraft(kept, 'a two or two')).toBeNull();
  expect(findDraft(kept, 'nothing')).toBeNull();
  expect(findDraft('', 'one two three')).toBeNull();
  expect(findDraft('null', 'one two three')).toBeNull();
});
