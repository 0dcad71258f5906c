import { expect, test } from 'vitest';
import type { EditorStats } from '../../editor/options.ts';
import { describeCount } from './describe-count.ts';

const stats: EditorStats = {
  words: 1,
  characters: 18,
  readingMinutes: 1,
  selectedWords: null,
  selectedCharacters: null,
  lines: 1,
  rows: 1,
  line: 1,
  column: 1,
};

test('the status bar counts the whole text, or the selection', () => {
  expect(describeCount(stats, 'words')).toBe('1 word');
  expect(describeCount(stats, 'characters')).toBe('18 characters');
  const selected = { ...stats, words: 3, selectedWords: 1, selectedCharacters: 3 };
  expect(describeCount(selected, 'words')).toBe('1 of 3 words');
  expect(describeCount(selected, 'characters')).toBe('3 of 18 characters');
});
