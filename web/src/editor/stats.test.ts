import { describe, expect, test } from 'vitest';
import { countWords, stripMarkup } from './stats.ts';

describe('counting words', () => {
  test.each([
    ['one two  three', 3],
    ['it’s a well-known e.g.', 4],
    ['日本語 text', 4],
    ['  ', 0],
    ['3.5 and 10,000', 4],
  ])('%j', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test.each([
    ['---\ntitle: not counted\n---\n\none two', 2],
    ['a [link text](http://example.org/long/address "title words") b', 4],
    ['a <!-- hidden words --> b', 2],
    ['# Head {#some-id .class}\n\ntext', 2],
    ['| a | b |\n|---|---|\n| c | d |', 4],
    ['text[^1]\n\n[^1]: The note', 3],
  ])('without what is not read: %j', (text, words) => {
    expect(countWords(stripMarkup(text))).toBe(words);
  });
});
