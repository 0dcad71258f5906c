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

test('a changed word is replaced as a whole, not letter by letter', () => {
  expect(diffWords('nodes are not equally spaced', 'nodes are unequally spaced')).toEqual([
    { kind: 'same', text: 'nodes are ' },
    { kind: 'removed', text: 'not equally' },
    { kind: 'added', text: 'unequally' },
    { kind: 'same', text: ' spaced' },
  ]);
});

test('30,000 different words are more than the first block of code units and still come back', () => {
  const before = Array.from({ length: 60_000 }, (_, at) => `w${at}`).join(' ');
  const after = `${before} end`;
  expect(rebuild(diffWords(before, after), 'removed')).toBe(after);
});
