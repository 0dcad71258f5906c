import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFields, readStrings, readValue } from './fields.ts';
import { scanBib } from './scan.ts';

const keysOf = (text: string): string[] => scanBib(text).flatMap(({ kind, key }) => (kind === 'entry' ? [key] : []));

const value = fc.oneof(
  fc.stringMatching(/^[\w ,.:;()@%#=äöü-]{0,30}$/u).map((words) => `{${words}}`),
  fc.stringMatching(/^[\w ,.:;()#=-]{0,20}$/u).map((words) => `"${words}"`),
  fc.constantFrom(
    '{a {nested {one}} b}',
    '{with \\{ escaped}',
    '"in {"} quotes"',
    '2020',
    'jan',
    'jan # "~1"',
    '{}',
    '{a\n  @b{c} d}',
  ),
);
const entry = fc.record({
  type: fc.constantFrom('article', 'Book', 'INPROCEEDINGS', 'misc'),
  key: fc.stringMatching(/^[a-zA-Z0-9_:./+-]{1,12}$/u),
  fields: fc.array(fc.tuple(fc.constantFrom('title', 'author', 'year', 'x-own', 'Note'), value), {
    minLength: 1,
    maxLength: 5,
  }),
  comma: fc.boolean(),
  gap: fc.constantFrom(' ', '\n  ', '\r\n\t', ''),
});
const between = fc.constantFrom(
  '',
  '\n',
  '\n\nA comment, with 50 and mail a b.\n',
  '% one @article{hidden, title={x}}\n',
  '@comment{jabref-meta: x{y}}\n',
  '@string{jan2 = "Jan"}\n',
  '@preamble{"\\newcommand{\\x}{y}"}\n',
);

const file = fc.array(fc.tuple(entry, between), { maxLength: 12 }).map((pieces) => ({
  keys: pieces.map(([{ key }]) => key),
  fields: pieces.map(([{ fields }]) => fields),
  text: pieces
    .map(([{ type, key, fields, comma, gap }, rest]) => {
      const list = fields.map(([name, source]) => `${gap}${name} = ${source}`).join(',');
      return `@${type}{${key},${list}${comma ? ',' : ''}${gap}}\n${rest}`;
    })
    .join(''),
}));

describe('the scanner', () => {
  test('finds every entry with its fields, whatever is between them', () => {
    fc.assert(
      fc.property(file, ({ text, keys, fields }) => {
        const entries = scanBib(text).filter(({ kind }) => kind === 'entry');
        expect(entries.map(({ key }) => key)).toEqual(keys);
        expect(
          entries.map((part) =>
            listFields(text, part).map(({ name, valueFrom, valueTo }) => [name, text.slice(valueFrom, valueTo)]),
          ),
        ).toEqual(fields.map((list) => list.map(([name, source]) => [name.toLowerCase(), source])));
        for (const part of entries) expect(text.slice(part.keyFrom, part.keyFrom + part.key.length)).toBe(part.key);
      }),
      { numRuns: 300 },
    );
  });

  test.each<[string, string, string[]]>([
    ['an entry in round brackets', '@book(a, title = "x (y)") @book{b, title={}}', ['a', 'b']],
    ['a comment line', '% @book{a, title={x}}\n@book{b, title={}}', ['b']],
    ['a per cent sign in a value', '@book{a, title={5 % of @x}}\n@book{b, title={}}', ['a', 'b']],
    ['an address between entries', 'by a@b.c\n@book{a, title={}}', ['a']],
    ['keys with blanks around them', '@book{  a:1 ,title={x}}', ['a:1']],
    ['an entry without a key', '@book{title = {x}}', ['']],
    ['keys in other scripts', '@book{müller2020, title={x}}', ['müller2020']],
    ['no entries', 'Nothing here.', []],
  ])('reads %s', (_name, text, keys) => expect(keysOf(text)).toEqual(keys));

  test('an entry that is not closed ends where the next line begins one', () => {
    const text =
      '@book{a, title={x}}\n@book{b, title={x\n@book{c, title={y}}\n@book{d, note={}\n\n @book{e, title={}}\n';
    expect(keysOf(text)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(scanBib(text).map(({ open }) => open)).toEqual([false, true, false, true, false]);
  });

  test('reads a hostile file once, not once for each entry', () => {
    for (const text of [
      '@book{a, title={x\n'.repeat(20_000),
      '@'.repeat(200_000),
      '@a{'.repeat(50_000),
      `% ${'@a{b,'.repeat(40_000)}`,
    ]) {
      const before = process.cpuUsage().user;
      scanBib(text);
      expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000);
    }
  });

  test('abbreviations are resolved, also in one another', () => {
    const text = '@string{a = "A" }\n@string{b = a # { and B}}\n@book{k, title = b # "!"}';
    const parts = scanBib(text);
    const strings = readStrings(text, parts);
    const [title] = listFields(text, parts.at(-1)!);
    expect(readValue(text.slice(title!.valueFrom, title!.valueTo), strings)).toBe('A and B!');
  });
});

test('the papers of the examples lose nothing', () => {
  const examples = new URL('../../examples/', import.meta.url);
  let count = 0;
  for (const folder of readdirSync(examples, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    for (const name of readdirSync(new URL(`${folder.name}/`, examples)).filter((one) => one.endsWith('.bib'))) {
      const text = readFileSync(new URL(`${folder.name}/${name}`, examples), 'utf8');
      const entries = scanBib(text).filter(({ kind }) => kind === 'entry');
      expect(entries).toHaveLength(text.match(/^\s*@(?!comment|string|preamble)\w+\s*\{/gim)?.length ?? 0);
      for (const part of entries) expect(listFields(text, part).length).toBeGreaterThan(0);
      count += entries.length;
    }
  }
  expect(count).toBeGreaterThan(10);
});
