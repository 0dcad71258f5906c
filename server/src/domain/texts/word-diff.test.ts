import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyHunks, compareWords } from './word-diff.ts';
import { isBoundary, splitWords } from './words.ts';

test('the hunks turn any text into any other, in whole words of both', () => {
  const word = fc.constantFrom('', 'a', 'b', 'the', ' ', ' ', '\n', '😀', '数', 'e\u0301', '4.2', 'ไทย');
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const hunks = compareWords(before, after);
      expect(applyHunks(before, hunks)).toBe(after);
      for (const { from, to } of hunks) expect(isBoundary(before, from) && isBoundary(before, to)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['a phrase is one hunk', 'the quick brown fox', 'a slow green fox', [[0, 15, 'a slow green']]],
  [
    'lines between are not part of it',
    'one\ntwo\nthree',
    '1\ntwo\n3',
    [
      [0, 3, '1'],
      [8, 13, '3'],
    ],
  ],
  ['a word is taken with its punctuation', 'so (4.2 K).', 'so (4.7 K).', [[3, 7, '(4.7']]],
] as const)('%s', (_, before, after, expected) => {
  expect(compareWords(before, after).map(({ from, to, insert }) => [from, to, insert])).toEqual(expected);
});

test('a moved paragraph is one deletion and one insertion', () => {
  const parts = ['First one here.\n', 'Second one there.\n', 'Third one, too.\n', 'Fourth and last.\n'];
  const [a, b, c, d] = parts as [string, string, string, string];
  expect(compareWords(a + b + c + d, a + c + d + b)).toHaveLength(2);
});

test('words are split at spaces, and in scripts without them after each character', () => {
  expect(splitWords('(n = 4.2), e\u0301数据。😀😀 x')).toEqual([
    '(n',
    ' ',
    '=',
    ' ',
    '4.2),',
    ' ',
    'e\u0301',
    '数',
    '据',
    '。',
    '😀😀',
    ' ',
    'x',
  ]);
});

test('hostile pairs of long texts are compared in bounded work', () => {
  const line = (n: number): string => `${n % 7} ${n % 5} ${n % 3} a b a b\n`;
  const before = Array.from({ length: 20_000 }, (_, n) => line(n)).join('');
  const after = Array.from({ length: 20_000 }, (_, n) => line(n * 3 + 1)).join('');
  const started = process.cpuUsage();
  expect(applyHunks(before, compareWords(before, after))).toBe(after);
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
});
