import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFormFields, listMissing } from './entry-form.ts';
import { rewriteEntry, showFields } from './rewrite-entry.ts';

const ENTRY = `@Article{smith2020,
  Author   = "Smith, {J}. and Li, Wei",
  title={{E}. coli},
  month = jan,
  pages = "1" # "--" # "3",
  year = 2020,
  x-mine = {kept  as is}
}`;

const rewrite = (fields: Record<string, string>, more: { type?: string; key?: string } = {}): string => {
  const done = rewriteEntry(ENTRY, { ...more, fields: new Map(Object.entries(fields)) });
  return done.ok ? done.source : `${done.field}: ${done.reason}`;
};

test('a form shows what an entry says, abbreviations as they stand', () => {
  expect(showFields(ENTRY)).toEqual([
    { name: 'author', value: 'Smith, {J}. and Li, Wei', isRaw: false },
    { name: 'title', value: '{E}. coli', isRaw: false },
    { name: 'month', value: 'jan', isRaw: true },
    { name: 'pages', value: '"1" # "--" # "3"', isRaw: true },
    { name: 'year', value: '2020', isRaw: false },
    { name: 'x-mine', value: 'kept  as is', isRaw: false },
  ]);
});

test('what is changed changes, every other byte stays', () => {
  expect(rewrite({})).toBe(ENTRY);
  expect(rewrite(Object.fromEntries(showFields(ENTRY).map(({ name, value }) => [name, value])))).toBe(ENTRY);
  expect(rewrite({ title: 'Bees' })).toBe(ENTRY.replace('{{E}. coli}', '{Bees}'));
  expect(rewrite({ month: 'feb' })).toBe(ENTRY.replace('jan', 'feb'));
  expect(rewrite({ month: 'late spring' })).toBe(ENTRY.replace('jan', '{late spring}'));
  expect(rewrite({ year: '' })).toBe(ENTRY.replace('\n  year = 2020,', ''));
  expect(rewrite({ doi: '10.1/x', title: '{E}. coli' })).toBe(
    ENTRY.replace('{kept  as is}', '{kept  as is},\n  doi = {10.1/x}'),
  );
  expect(rewrite({}, { type: 'book', key: 'li2020' })).toBe(ENTRY.replace('@Article{smith2020', '@book{li2020'));
});

test('what cannot be an entry is refused by name', () => {
  expect(rewrite({ title: 'a } b' })).toBe('title: braces');
  expect(rewrite({}, { key: 'two words' })).toBe('key: key');
  expect(rewrite({}, { type: 'x{' })).toBe('type: type');
  expect(rewrite({ 'a b': 'c' })).toBe('a b: name');
});

test('no value that is accepted changes what else an entry says', () => {
  fc.assert(
    fc.property(fc.constantFrom('title', 'month', 'doi', 'pages'), fc.string({ unit: 'grapheme' }), (name, value) => {
      const done = rewriteEntry(ENTRY, { fields: new Map([[name, value]]) });
      if (!done.ok) return;
      const others = (source: string) => showFields(source).filter((field) => field.name !== name);
      expect(others(done.source)).toEqual(others(ENTRY));
    }),
    { examples: [['month', '#"']] },
  );
});

test('what is missing depends on the type, and a form offers it', () => {
  const missing = (type: string, ...present: string[]) => listMissing(type, (name) => present.includes(name));
  expect(missing('article', 'author', 'title', 'date')).toEqual(['journal']);
  expect(missing('book', 'editor', 'title', 'publisher', 'year')).toEqual([]);
  expect(missing('inproceedings', 'author', 'title', 'crossref')).toEqual([]);
  expect(missing('constructor')).toEqual(['title']);
  expect(missing('xdata')).toEqual([]);
  expect(listFormFields('article', ['date', 'note', 'author']).map(({ name }) => name)).toEqual(
    'title author journal date volume number pages doi url note'.split(' '),
  );
  // What is typed in a field that was folded away does not move it; one that was added stands at the end.
  const rare = listFormFields('book', ['title', 'isbn'], ['series', 'x-mine']).filter((field) => field.isRare);
  expect(rare.map(({ name }) => name)).toEqual(['series', 'address', 'url']);
  expect(listFormFields('book', ['title'], ['series', 'x-mine']).at(-1)).toEqual({
    name: 'x-mine',
    isNeeded: false,
    isRare: false,
  });
  expect(listFormFields('misc', ['year'], []).map(({ name }) => name)).toContain('month');
});
