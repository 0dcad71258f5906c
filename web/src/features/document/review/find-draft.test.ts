import { expect, it } from 'vitest';
import { findPassage, readBegun, writeBegun } from './find-draft.ts';

const two = { from: 4, text: 'two' };

it('finds the passage of a draft where it was, or at its only other place', () => {
  expect(findPassage(two, 'one two three')).toEqual({ from: 4, to: 7 });
  expect(findPassage(two, 'zero one two')).toEqual({ from: 9, to: 12 });
});

it('does not guess between two places', () => {
  expect(findPassage(two, 'a two or two')).toBeNull();
  expect(findPassage(two, 'nothing')).toBeNull();
});

it('knows what was being written, and nothing when what was kept makes no sense', () => {
  for (const begun of [{ what: 'suggestion', passage: two } as const, { what: 'comment', passage: null } as const])
    expect(readBegun(writeBegun(begun))).toEqual(begun);
  for (const kept of ['', 'null', '{', '{"what":"else"}']) expect(readBegun(kept)).toBeNull();
});
