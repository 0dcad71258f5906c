import { expect, it } from 'vitest';
import { followPassage } from './follow-passage.ts';

// In "0123456789", the passage "345" and the point between 2 and 3.
const passage = { from: 3, to: 6 };
const place = { from: 3, to: 3 };

it.each([
  ['writing before it', [1, [0, 'ab'], 9], { from: 5, to: 8 }],
  ['writing lines before it', [1, [0, 'a', 'b'], 9], { from: 6, to: 9 }],
  ['writing after it', [8, [0, 'ab'], 2], passage],
  ['deleting before it', [[2], 8], { from: 1, to: 4 }],
  ['writing at its beginning', [3, [0, 'ab'], 7], { from: 5, to: 8 }],
  ['writing at its end', [6, [0, 'ab'], 4], passage],
  ['replacing up to its beginning', [1, [2, 'x'], 7], { from: 2, to: 5 }],
  ['nothing', [10], passage],
] as const)('%s leaves a passage intact', (_name, changes, expected) => {
  expect(followPassage(passage, [changes as never])).toEqual(expected);
});

it.each([
  ['writing in it', [4, [0, 'x'], 6]],
  ['deleting of it', [4, [1], 5]],
  ['deleting over its beginning', [2, [2], 6]],
  ['deleting over its end', [5, [2], 3]],
  ['deleting all of it', [3, [3], 4]],
  ['replacing the whole text', [[10, 'new']]],
] as const)('%s makes it impossible to find', (_name, changes) => {
  expect(followPassage(passage, [changes as never])).toBeNull();
});

it('a point between two characters is followed as long as one of them exists', () => {
  expect(followPassage(place, [[1, [2], 7]])).toEqual({ from: 1, to: 1 });
  expect(followPassage(place, [[3, [2], 5]])).toEqual(place);
  expect(followPassage(place, [[3, [0, 'ab'], 7]])).toEqual(place);
  expect(followPassage(place, [[2, [2], 6]])).toBeNull();
});

it('several steps are followed in sequence', () => {
  expect(followPassage(passage, [[[0, 'ab'], 10] as never, [[1], 11] as never])).toEqual({ from: 4, to: 7 });
});
