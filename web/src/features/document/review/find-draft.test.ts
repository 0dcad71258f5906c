import { expect, it } from 'vitest';
import { describePassage, findPassage, readBegun, writeBegun } from './find-draft.ts';

const PAPER = 'One fox ran. Two foxes sat. One fox sat.';
const slice = (from: number, to: number): string => PAPER.slice(from, to);
const bare = { before: '', after: '' };
/** The “fox” in “The fox that sat.”. */
const second = describePassage({ from: 32, text: 'fox' }, slice);

it('finds the passage of a draft at its old position, or where it moved with the surrounding text', () => {
  expect(findPassage(second, PAPER)).toEqual({ from: 32, to: 35 });
  // Its old position now holds the same word in another sentence.
  expect(findPassage(second, `${'fox '.repeat(10)}${PAPER}`)).toEqual({ from: 72, to: 75 });
});

it('finds a point between two words', () => {
  const point = describePassage({ from: 13, text: '' }, slice);
  expect(findPassage(point, `Zero. ${PAPER}`)).toEqual({ from: 19, to: 19 });
});

it('falls back to the only other place with the same words, and does not guess between two', () => {
  const two = { from: 4, text: 'two', ...bare };
  expect(findPassage(two, 'zero one two')).toEqual({ from: 9, to: 12 });
  expect(findPassage(two, 'a two or two')).toBeNull();
  expect(findPassage(two, 'nothing')).toBeNull();
  expect(findPassage({ from: 4, text: '', ...bare }, 'nothing')).toBeNull();
});

it('restores which form was open, and nothing from a malformed entry', () => {
  for (const begun of [{ what: 'suggestion', passage: second } as const, { what: 'comment', passage: null } as const])
    expect(readBegun(writeBegun(begun))).toEqual(begun);
  for (const kept of ['', 'null', '{', '{"what":"else"}']) expect(readBegun(kept)).toBeNull();
});
