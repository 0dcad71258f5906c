import { expect, test } from 'vitest';
import { markDifference } from './mark-differences.ts';

test.each([
  ['Knuth, Donald E.', 'Knuth, D.', ['Knuth, ', 'Donald E.', '']],
  ['Literate Programming', 'Literate programming', ['Literate ', 'Programming', '']],
  ['A long title of 1984', 'A title of 1984', ['A ', 'long ', 'title of 1984']],
  ['A title of 1984', 'A long title of 1984', ['A ', '', 'title of 1984']],
  ['one one', 'one', ['one ', 'one', '']],
  ['same', 'same', ['same', '', '']],
  ['10.1/x', '', ['', '10.1/x', '']],
  ['', '10.1/x', ['', '', '']],
])('marks the words of “%s” that “%s” lacks', (value, other, marked) => {
  expect(markDifference(value, other)).toEqual(marked);
  expect(markDifference(value, other).join('')).toBe(value);
});
