import { expect, test } from 'vitest';
import { matchesWords } from './match-words.ts';

test('finds words in any order, ignoring case and accents', () => {
  expect(matchesWords('Éditions du Labo', 'labo edit')).toBe(true);
  expect(matchesWords('Gait Lab', 'LAB')).toBe(true);
  expect(matchesWords('Gait Lab', '')).toBe(true);
  expect(matchesWords('Gait Lab', 'gait lag')).toBe(false);
});
