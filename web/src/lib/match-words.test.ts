import { expect, test } from 'vitest';
import { markWords, matchesWords } from './match-words.ts';

test('finds words in any order, ignoring case and accents', () => {
  expect(matchesWords('Éditions du Labo', 'labo edit')).toBe(true);
  expect(matchesWords('Gait Lab', 'LAB')).toBe(true);
  expect(matchesWords('Gait Lab', '')).toBe(true);
  expect(matchesWords('Gait Lab', 'gait lag')).toBe(false);
});

test('marks what matches, by characters of the text', () => {
  const marked = (text: string, query: string, others?: readonly string[]): string =>
    markWords(text, query, others)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');
  expect(marked('Éditions du Labo', 'labo édit')).toBe('[Édit]ions du [Labo]');
  expect(marked('e\u0301dition', 'ed')).toBe('[e\u0301d]ition');
  expect(marked('Straße 😀 x', '😀')).toBe('Straße [😀] x');
  expect(marked('paper.md', '')).toBe('paper.md');
  expect(marked('paper.md', 'zz')).toBe('paper.md');
  expect(marked('A table in tables', 'table')).toBe('A [table] in [table]s');
  expect(marked('Arrows and rows', 'table', ['Row'])).toBe('Arrows and [row]s');
});
