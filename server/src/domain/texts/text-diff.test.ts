import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts } from './text-diff.ts';

const apply = (before: string, after: string): string =>
  diffTexts(before, after)
    .apply(Text.of(before.split('\n')))
    .toString();

const listChanges = (before: string, after: string): [from: number, to: number, inserted: string][] => {
  const changed: [number, number, string][] = [];
  diffTexts(before, after).iterChanges((from, to, _a, _b, inserted) => changed.push([from, to, inserted.toString()]));
  return changed;
};

test('the change turns any text into any other', () => {
  const line = fc.constantFrom('', 'a', 'b', 'the same', 'the other', '😀', '😁x', '\ud83d\ude00y');
  const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(apply(before, after)).toBe(after);
    }),
    { numRuns: 3000 },
  );
});

test('unchanged lines between two changes are not part of the change', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\n';
  expect(listChanges(before, 'one\n2\nthree\nfour\nFIVE\n')).toEqual([
    [4, 7, '2'],
    [19, 23, 'FIVE'],
  ]);
});

test('unchanged words between two changes in a line are not part of the change', () => {
  expect(listChanges('The quick a brown fox.\n', 'The slow a brown dog.\n')).toEqual([
    [4, 9, 'slow'],
    [18, 21, 'dog'],
  ]);
});

test('a change never begins or ends inside a character of two units', () => {
  expect(listChanges('a😀b', 'a😁b')).toEqual([[1, 3, '😁']]);
});

test('two long texts with nothing in common become one replacement', () => {
  const before = Array.from({ length: 5000 }, (_, i) => `old ${i}`).join('\n');
  const after = Array.from({ length: 5000 }, (_, i) => `new ${i}`).join('\n');
  expect(apply(before, after)).toBe(after);
});
