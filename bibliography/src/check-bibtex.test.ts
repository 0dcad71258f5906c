import { readFileSync } from 'node:fs';
import { convert } from 'pandoc-wasm';
import { describe, expect, test } from 'vitest';
import { checkBibtex } from './check-bibtex.ts';

/** `¦` marks the start of the reported range. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  ['a missing comma', '@book{b, title={T¦}\n author={A}}\n', 'no comma before “author”'],
  ['an entry that is not closed', '¦@book{b, title={T},\n', 'The entry “b” is not closed'],
  ['an entry interrupted by the next', '¦@book{b, title={T}\n\n@book{c, title={U}}\n', 'The entry “b” is not closed'],
  [
    'an entry with a comma interrupted by the next',
    '¦@book{b, title={T},\n\n@book{c, title={U}}\n',
    'The entry “b” is not closed',
  ],
  ['a brace that is not closed', '@book{b, title=¦{T {x, author={A}}\n', 'never closed'],
  ['a quotation mark that is not closed', '@book{b, title=¦"T, author={A}}\n', 'never closed'],
  ['no key', '¦@book{title={T}}\n', 'has no key'],
  ['a key without a comma', '@book{¦b title={T}}\n', 'no comma after the key “b”'],
  ['a key alone', '@book{¦b}\n', 'only a key'],
  ['no equals sign', '@book{b, ¦title {T}}\n', 'no “=” after “title”'],
  ['a value of several words', '@book{b, journal = Natur¦e Physics, year=2020}\n', 'no comma before “Physics”'],
  ['no brace', '¦@book b, title={T}\n', 'Write “{” after “@book”'],
  ['round brackets', '¦@book(b, title={T})\n', 'round brackets'],
  ['a URL in a comment', 'Written by a¦@@b\n', 'must be followed by an entry type'],
  ['two commas', '@book{b, title={T},¦, year=2020}\n', 'extra comma'],
];

const VALID: readonly (readonly [string, string])[] = [
  ['plain', '@book{b, title={T}, author = "A and B", year = 2020}\n'],
  ['a comma at the end', '@book{b, title={T},}\n'],
  ['strings', '@string{jan = "January"}\n@book{b, month = jan # " 1", title={T}}\n'],
  ['comments', 'Anything, 100 % of it\n% @book{\n@comment{ @book{x} }\n@preamble{"x"}\n@book{b, title={T}}\n'],
  ['braces in values', '@book{b, title={The {\\"o} of {{X}} \\{}, note = "a {"} b"}\n'],
  ['odd keys', '@book{DBLP:conf/x.1+a_b-c, title={T}}\n'],
  ['no value', '@book{b, title = , year=2020}\n'],
  ['nothing', ''],
];

/** Whether an export with this bibliography would fail. */
async function fails(bib: string): Promise<boolean> {
  const files = {
    'a.md': new Blob(['---\nbibliography: a.bib\nnocite: "@*"\n---\n\nText.\n']),
    'a.bib': new Blob([bib]),
  };
  const options = { from: 'markdown', to: 'plain', citeproc: true, 'input-files': ['a.md'] };
  return (await convert(options, null, files)).stderr !== '';
}

describe('a broken bibliography', () => {
  test.each(BROKEN)('%s', async (_, marked, says) => {
    const text = marked.replace('¦', '');
    const first = checkBibtex(text).find(({ fatal }) => fatal);
    expect(first?.message).toContain(says);
    expect(first?.from).toBe(marked.indexOf('¦'));
    expect(await fails(text)).toBe(true);
  });

  test('reports all errors', () => {
    const text = '@book{a, title={T} year=1}\n@book{b, title={T}}\n@book{c title={T}}\n';
    expect(checkBibtex(text).map(({ message }) => message)).toEqual([
      expect.stringContaining('before “year”'),
      expect.stringContaining('after the key “c”'),
    ]);
  });
});

describe('a valid bibliography', () => {
  test.each(VALID)('%s', async (_, text) => {
    expect(checkBibtex(text)).toEqual([]);
    expect(await fails(text)).toBe(false);
  });

  test.each(['mwarp1d', 'timeseriesflattener'])('of the paper %s', (name) => {
    const text = readFileSync(new URL(`../../examples/${name}/paper.bib`, import.meta.url), 'utf8');
    expect(checkBibtex(text)).toEqual([]);
  });
});

test('a duplicate entry affects only that entry', async () => {
  const text = '@book{a, title={T}}\n@book{a, title={U}}\n';
  expect(checkBibtex(text)).toMatchObject([{ fatal: false, from: 26 }]);
  expect(await fails(text)).toBe(false);
});

test('time is linear in the text, even with unclosed groups', () => {
  const started = performance.now();
  checkBibtex('@book{b, title={T}\n'.repeat(100_000));
  checkBibtex(`@book{b, title={${'{'.repeat(1_000_000)}`);
  expect(performance.now() - started).toBeLessThan(10_000);
});
