import { expect, test } from 'vitest';
import { diffWords } from '../../lib/word-diff.ts';
import { findPassage } from './find-passage.ts';

test.each([
  ['one two three', 'one 2 three'],
  ['one two three', 'one three'],
  ['one three', 'one two three'],
  ['a b c d e', 'A b c d E'],
])('putting every passage of %j back into %j gives the old text', (before, after) => {
  let text = after;
  for (let guard = 0; guard < 10 && text !== before; guard += 1) {
    const parts = diffWords(before, text);
    const at = parts.findIndex((part) => part.kind !== 'same');
    const passage = findPassage(parts, at);
    expect(passage).not.toBeNull();
    if (passage) text = text.slice(0, passage.from) + passage.text + text.slice(passage.to);
  }
  expect(text).toBe(before);
});
