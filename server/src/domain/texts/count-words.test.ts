import { expect, test } from 'vitest';
import { compareWords, countWords } from './count-words.ts';

test('words are counted including punctuation inside them', () => {
  expect(countWords('It’s a well-known fact, 12 % of them.')).toBe(7);
  expect(countWords(' \n— … ')).toBe(0);
});

test('only words missing from the other text count as added or removed', () => {
  expect(compareWords('the cat sat', 'the cat sat on the mat')).toEqual({ added: 3, removed: 0 });
  expect(compareWords('one two three', 'three one four')).toEqual({ added: 1, removed: 1 });
  expect(compareWords('', '')).toEqual({ added: 0, removed: 0 });
});
