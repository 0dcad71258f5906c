import { expect, test } from 'vitest';
import { diffWords, type DiffPart } from './word-diff.ts';

const rebuild = (parts: readonly DiffPart[], without: DiffPart['kind']): string =>
  parts
    .filter((part) => part.kind !== without)
    .map((part) => part.text)
    .join('');

test.each([
  ['', ''],
  ['', 'new'],
  ['old', ''],
  ['a b c', 'a c b'],
  ['one\ntwo\n', 'one\n\ntwo 😀\n'],
  ['naïve café', 'naive cafe\u0301'],
])('both texts can be read from the comparison of %j and %j', (before, after) => {
  const parts = diffWords(before, after);
  expect(rebuild(parts, 'added')).toBe(before);
  expect(rebuild(parts, 'removed')).toBe(after);
});

test('replaces a changed word as a whole, not letter by letter', () => {
  expect(diffWords('nodes are not equally spaced', 'nodes are unequally spaced')).toEqual([
    { kind: 'same', text: 'nodes are ' },
    { kind: 'removed', text: 'not equally' },
    { kind: 'added', text: 'unequally' },
    { kind: 'same', text: ' spaced' },
  ]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'seed %i: after any edits, both texts can be rebuilt from the comparison',
  (seed) => {
    let state = seed * 7919;
    const pick = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const makeWord = (): string =>
      ['the', 'sea', 'erosion', 'of', `word${pick(400)}`, '3.14', '\n', '\n\n', '. '][pick(9)] ?? '';
    const words = Array.from({ length: 3000 }, makeWord);
    const before = words.join(' ');
    for (let n = 0; n < 40; n += 1) {
      const at = pick(words.length);
      const moved = words.splice(at, pick(60));
      if (n % 3 === 0) words.splice(pick(words.length), 0, ...moved);
      else words.splice(at, 0, ...Array.from({ length: pick(30) }, makeWord));
    }
    const after = words.join(' ');
    const parts = diffWords(before, after);
    expect(rebuild(parts, 'added')).toBe(before);
    expect(rebuild(parts, 'removed')).toBe(after);
  },
);

test('marks only changed words in a long text', () => {
  const sentence = (at: number): string => `Sentence ${at} says that the ${['sea', 'wind', 'sand'][at % 3]} moves.`;
  const all = Array.from({ length: 3000 }, (_, at) => `${sentence(at)}${at % 7 === 6 ? '\n\n' : ' '}`);
  const changed = all.with(10, 'Sentence 10 says that the wind rests. ').with(2000, 'Sentence 2000 says nothing. ');
  expect(diffWords(all.join(''), changed.join('')).filter((part) => part.kind !== 'same')).toEqual([
    { kind: 'removed', text: 'moves' },
    { kind: 'added', text: 'rests' },
    { kind: 'removed', text: 'that the sand moves' },
    { kind: 'added', text: 'nothing' },
  ]);
  // The same without paragraphs or sentences to anchor on.
  const bare = (list: readonly string[]): string => list.join('').replaceAll(/[.\n]/gu, '');
  expect(diffWords(bare(all), bare(changed)).filter((part) => part.kind !== 'same')).toHaveLength(4);
});

test('shows a moved paragraph as removed in one place and added in another', () => {
  const [first, second, third] = [
    'The first paragraph of all.\n\n',
    'A second one, about sand.\n\n',
    'And the third, shorter.\n\n',
  ];
  expect(diffWords(`${first}${second}${third}`, `${second}${third}${first}`)).toEqual([
    { kind: 'removed', text: first },
    { kind: 'same', text: `${second}${third}` },
    { kind: 'added', text: first },
  ]);
});

test('handles 30,000 distinct words, more than one block of code units', () => {
  const before = Array.from({ length: 60_000 }, (_, at) => `w${at}`).join(' ');
  const after = `${before} end`;
  expect(rebuild(diffWords(before, after), 'removed')).toBe(after);
});
