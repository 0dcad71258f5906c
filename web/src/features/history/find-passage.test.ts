import { expect, test } from 'vitest';
import { diffWords } from '../../lib/word-diff.ts';
import { findChange, findParagraph, findPassage } from './find-passage.ts';

test.each([
  ['one two three', 'one 2 three'],
  ['one two three', 'one three'],
  ['one three', 'one two three'],
  ['a b c d e', 'A b c d E'],
])('restoring every passage of %j in %j gives the old text', (before, after) => {
  let text = after;
  for (let guard = 0; guard < 10 && text !== before; guard += 1) {
    const parts = diffWords(before, text);
    const at = parts.findIndex((part) => part.kind !== 'same');
    const change = findChange(parts, at);
    const passage = change && findPassage(parts, change);
    expect(passage).not.toBeNull();
    if (passage) text = text.slice(0, passage.from) + passage.text + text.slice(passage.to);
  }
  expect(text).toBe(before);
});

const BEFORE = 'A first one.\n\nTrees grow slowly here.\n\nThe last one.';
const AFTER = 'A very first one.\n\nTrees often grow here.\n\nThe last.';
const PARTS = diffWords(BEFORE, AFTER);
const SHOWN = PARTS.map(({ text }) => text).join('');

function put(range: { start: number; end: number } | null): string | null {
  const passage = range && findPassage(PARTS, range);
  if (!passage) return null;
  expect(AFTER.slice(passage.from, passage.to)).toBe(passage.was);
  return AFTER.slice(0, passage.from) + passage.text + AFTER.slice(passage.to);
}

test.each([
  ['very', 'A first one.\n\nTrees often grow here.\n\nThe last.'],
  ['often', 'A very first one.\n\nTrees grow slowly here.\n\nThe last.'],
  ['slowly', 'A very first one.\n\nTrees grow slowly here.\n\nThe last.'],
  [' one', 'A very first one.\n\nTrees often grow here.\n\nThe last one.'],
])('reverts the paragraph around %j and no other', (word, expected) => {
  const index = PARTS.findIndex((part) => part.kind !== 'same' && part.text.includes(word));
  expect(index).toBeGreaterThanOrEqual(0);
  expect(put(findParagraph(PARTS, index))).toBe(expected);
});

test('a selection reverts every change it touches as a whole, wherever it starts and ends', () => {
  for (let start = 0; start < SHOWN.length; start += 1)
    for (let end = start + 1; end <= SHOWN.length; end += 1) {
      const text = put({ start, end });
      if (text === null) continue;
      // Nothing is duplicated or lost: reverting the remaining changes would give the old text.
      const rest = diffWords(BEFORE, text);
      expect(
        rest
          .filter(({ kind }) => kind !== 'added')
          .map((part) => part.text)
          .join(''),
      ).toBe(BEFORE);
      expect(text.length).toBeLessThanOrEqual(SHOWN.length);
    }
  expect(put({ start: 0, end: SHOWN.length })).toBe(BEFORE);
  expect(put({ start: 0, end: 1 })).toBeNull();
});
