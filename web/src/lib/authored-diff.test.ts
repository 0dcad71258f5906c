import { expect, test } from 'vitest';
import { type AuthoredPart, diffAuthored } from './authored-diff.ts';

const spell = (parts: readonly AuthoredPart[]): string =>
  parts
    .map(({ kind, text, by }) => (kind === 'same' ? text : `[${kind === 'added' ? '+' : '-'}${by} ${text}]`))
    .join('');

test.each([
  ['what stayed is as it was', 'one two', 'one two', [7, 0], 'one two'],
  ['who wrote and who deleted are told apart', 'one two', 'one three', [4, 0, 3, -1, 5, 2], 'one [-1 two][+2 three]'],
  ['several people in one place', 'a', 'a b c', [1, 0, 2, 1, 2, 2], 'a[+1  b][+2  c]'],
  ['a letter in a word changes the word', 'my colour', 'my color', [7, 0, 1, -2, 1, 0], 'my [-2 colour][+2 color]'],
  ['a word written again in its place stayed', 'one two', 'one two', [4, 0, 3, -1, 3, 2], 'one two'],
  ['an ending is part of its word', 'cat sat', 'cats sat', [3, 0, 1, 1, 4, 0], '[-1 cat][+1 cats] sat'],
  ['a new text', '', 'new', [3, 1], '[+1 new]'],
  ['nothing at all', '', '', [], ''],
] as const)('%s', (_name, before, after, runs, expected) => {
  expect(spell(diffAuthored(before, after, runs))).toBe(expected);
});

test('both texts can be rebuilt from any comparison, and every change has an author (500 seeds)', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    let state = seed;
    const below = (limit: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    };
    const letters = ['a', 'b', ' ', '\n', 'é', '.', '🌲'];
    const some = (): string => Array.from({ length: 1 + below(6) }, () => letters[below(letters.length)]).join('');
    let [before, after] = ['', ''];
    const runs: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const text = some();
      const mark = below(5) - 2;
      runs.push(text.length, mark);
      if (mark <= 0) before += text;
      if (mark >= 0) after += text;
    }
    const parts = diffAuthored(before, after, runs);
    const read = (without: AuthoredPart['kind']): string =>
      parts
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join('');
    expect(read('added'), `seed ${seed}`).toBe(before);
    expect(read('removed'), `seed ${seed}`).toBe(after);
    expect(
      parts.filter(({ kind, by }) => kind !== 'same' && by === 0),
      `seed ${seed}`,
    ).toEqual([]);
  }
});
