import { expect, test } from 'vitest';
import { countWords, stripMarkup } from './count-words.ts';

test('what a reader would not call a word is not counted', () => {
  const text =
    'Two words<!-- not\nthese -->, [a link](https://example.org/a_(b) "Title")[^n].\n\n# Head {#sec:a}\n\n[^n]: A note.\n\n|--|--|\n<!-- open';
  expect(stripMarkup(text).split(/\s+/u)).toEqual('Two words, [a link]. # Head A note. <!-- open'.split(' '));
  expect(countWords('Zwei Wörter, 日本')).toBe(4);
});

test('unclosed marks are read in linear time', () => {
  for (const piece of ['<!--', '[^', '{#a', '](a(', '[a\n', '|\n']) {
    const began = process.cpuUsage();
    stripMarkup(piece.repeat(60_000));
    expect(process.cpuUsage(began).user / 1e6, piece).toBeLessThan(1);
  }
});
