import { Text } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { countWords } from '@scriptorium/contract/rules/count-words.ts';
import { countParts, stripMarkup } from './stats.ts';

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

describe('counting a long text in parts', () => {
  const paragraph = 'A [link](http://example.org "t") in a *line*\nof words[^1].\n\n';
  const comment = `<!-- ${'hidden\n\nwords '.repeat(9000)} -->\n\n`;
  test.each([
    ['paragraphs', `---\ntitle: x\n---\n\n${paragraph.repeat(5000)}`],
    ['a comment longer than a part', paragraph.repeat(900) + comment + paragraph.repeat(900)],
    ['a comment without an end', `${paragraph.repeat(2000)}<!-- ${paragraph.repeat(2000)}`],
    ['no blank line at all', 'word\n'.repeat(40_000)],
    ['nothing', ''],
  ])('gives what counting it at once gives: %s', (_name, text) => {
    const counting = countParts(Text.of(text.split('\n')), true);
    let step = counting.next();
    for (; step.done !== true; step = counting.next());
    const read = stripMarkup(text);
    expect(step.value).toEqual({ words: countWords(read), characters: read.replace(/\s+/g, ' ').trim().length });
  });
});
