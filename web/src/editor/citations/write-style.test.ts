import { expect, test } from 'vitest';
import { type PrintedAs, readPrintedAs, writePrintedAs } from './write-style.ts';

function write(text: string, wanted: PrintedAs): string | null {
  const changes = writePrintedAs(text, wanted);
  if (changes === null) return null;
  let done = text;
  for (const { from, to, insert } of changes.toReversed()) done = done.slice(0, from) + insert + done.slice(to);
  expect(readPrintedAs(done)).toEqual(wanted);
  return done;
}

test.each([
  ['Words.\n', 'apa', 'de-DE', '---\ncsl: apa\nlang: de-DE\n---\n\nWords.\n'],
  ['Words.\n', '', '', 'Words.\n'],
  ['---\ntitle: A\n---\nWords.\n', 'apa', '', '---\ntitle: A\ncsl: apa\n---\nWords.\n'],
  ['---\ncsl:  "old.csl" # mine\nlang: en\n---\n', 'apa', 'fr', '---\ncsl:  "apa" # mine\nlang: fr\n---\n'],
  ['---\ncitation-style: old\ntitle: A\n---\n', 'new', '', '---\ncitation-style: new\ntitle: A\n---\n'],
  ['---\ncsl: old\ntitle: A\n---\n', '', '', '---\ntitle: A\n---\n'],
])('the style of %j becomes %j in %j', (text, csl, lang, expected) => {
  expect(write(text, { csl, lang })).toBe(expected);
});

test('broken front matter is left alone', () => {
  expect(writePrintedAs('---\na: [\n---\n', { csl: 'apa', lang: '' })).toBeNull();
});
