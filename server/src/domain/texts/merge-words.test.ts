import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { mergeWords, narrowProposal, type Proposal } from './merge-words.ts';
import { applyHunks, compareWords } from './word-diff.ts';

/** Others type replacements, one after the other, and somebody uploads a file made from the base. */
function merge(base: string, typed: readonly [from: string, to: string][], file: string) {
  let now = base;
  let changes = ChangeSet.empty(base.length);
  for (const [old, fresh] of typed) {
    const from = now.indexOf(old);
    const step = ChangeSet.of({ from, to: from + old.length, insert: fresh }, now.length);
    now = step.apply(Text.of(now.split('\n'))).toString();
    changes = changes.compose(step);
  }
  const proposals = mergeWords(base, now, changes, compareWords(base, file));
  const written = proposals.filter((one) => one.is === undefined);
  const held = proposals.filter((one) => one.is === 'held').map((one) => narrowProposal(now, one));
  const show = ({ from, to, insert }: Proposal): string => `${now.slice(from, to)} → ${insert}`;
  return { text: applyHunks(now, written), held: held.map(show), accepted: applyHunks(now, proposals), proposals };
}

test('changes of different words are combined', () => {
  const { text, held } = merge('It was a warm summer day.', [['warm', 'cold']], 'It is a warm summer night.');
  expect(text).toBe('It is a cold summer night.');
  expect(held).toEqual([]);
});

test('two changes of one number leave it as others wrote it', () => {
  const { text, held, accepted } = merge('a rise of 4.2 K', [['4.2', '4.3']], 'a rise of 4.27 K');
  expect(text).toBe('a rise of 4.3 K');
  expect(held).toEqual(['4.3 → 4.27']);
  expect(accepted).toBe('a rise of 4.27 K');
});

test('identical changes by both sides need no attention', () => {
  const { text, held, proposals } = merge('teh cat', [['teh', 'the']], 'the cat');
  expect({ text, held }).toEqual({ text: 'the cat', held: [] });
  expect(proposals).toMatchObject([{ is: 'same' }]);
});

test('a paragraph deleted by others does not return by itself, and what was written in it is kept', () => {
  const base = 'One.\n\nTwo and three.\n\nFour.\n';
  const { text, held } = merge(base, [['Two and three.\n\n', '']], base.replace('three', 'a half'));
  expect(text).toBe('One.\n\nFour.\n');
  expect(held).toEqual([' → Two and a half.\n\n']);
});

test('a paragraph deleted in the file stays if others wrote in it', () => {
  const base = 'One.\n\nTwo and three.\n\nFour.\n';
  const { text, held } = merge(base, [['Two', 'Two, six']], base.replace('Two and three.\n\n', ''));
  expect(text).toBe('One.\n\nTwo, six and three.\n\nFour.\n');
  expect(held).toEqual(['Two, six and three.\n\n → ']);
});

test('two paragraphs at one place follow one another once both are accepted', () => {
  const { text, held, accepted } = merge('One.\n', [['One.\n', 'One.\nTheirs.\n']], 'One.\nMine.\n');
  expect(text).toBe('One.\nTheirs.\n');
  expect(held).toEqual([' → Mine.\n']);
  expect(accepted).toBe('One.\nTheirs.\nMine.\n');
});

test('a letter appended to a word changes that word, whatever is beside it', () => {
  expect(merge('the model', [['the', 'these']], 'thus model').held).toEqual(['these → thus']);
  expect(merge('the model', [['the ', 'the']], 'the models').held).toEqual(['themodel → the models']);
});

test('text without spaces is merged by characters, with their combining marks', () => {
  expect(merge('数据很好', [['数', '统']], '数据不好').text).toBe('统据不好');
  expect(merge('e\u0301t\u00e9', [['e\u0301', 'a\u0301']], 'e\u0301tu').held).toHaveLength(1);
});

test('what is held by one merge is held by a second one into a later text', () => {
  const base = 'a rise of 4.2 K';
  const first = ChangeSet.of({ from: 10, to: 13, insert: '4.3' }, base.length);
  const middle = 'a rise of 4.3 K';
  const once = mergeWords(base, middle, first, compareWords(base, 'a fall of 4.27 K'));
  const second = ChangeSet.of({ from: 0, insert: 'So ' }, middle.length);
  const twice = mergeWords(middle, `So ${middle}`, second, once);
  expect(twice).toMatchObject([
    { from: 5, to: 9, insert: 'fall' },
    { from: 13, to: 16, insert: '4.27', is: 'held' },
  ]);
});

test('very many changes and proposals beside one another take a moment', () => {
  const count = 20_000;
  const base = 'abc . '.repeat(count);
  const changes = ChangeSet.of(
    Array.from({ length: count }, (_, n) => ({ from: 6 * n, to: 6 * n + 3, insert: 'xyz' })),
    base.length,
  );
  const proposals = Array.from({ length: count }, (_, n) => ({ from: 6 * n + 3, to: 6 * n + 6, insert: ' , ' }));
  const began = process.cpuUsage();
  expect(mergeWords(base, 'xyz . '.repeat(count), changes, proposals).length).toBeGreaterThan(0);
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
