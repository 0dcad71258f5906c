import { describe, expect, test } from 'vitest';
import { readBibtex } from '@scriptorium/bibliography/bibtex.ts';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { BibIndex } from './bib-index.ts';

const item = (id: string, family: string, year: number, title: string): CslItem => ({
  id,
  type: 'book',
  title,
  author: [{ family, given: 'X' }],
  issued: { 'date-parts': [[year]] },
});

const some = [
  item('muller2001', 'Müller', 2001, 'On warping'),
  item('ramsay1998', 'Ramsay', 1998, 'Curve registration'),
  item('x9', 'Adams', 2001, 'Ramsay revisited'),
];

describe('searching works', () => {
  test.each([
    ['ramsay', ['ramsay1998', 'x9']],
    ['mueller', []],
    ['muller', ['muller2001']],
    ['Müller', ['muller2001']],
    ['2001', ['muller2001', 'x9']],
    ['curve', ['ramsay1998']],
    ['adams+revis', ['x9']],
    ['', ['muller2001', 'ramsay1998', 'x9']],
  ])('by %j', (query, keys) => {
    const index = new BibIndex();
    index.load([], some);
    expect(index.search(query, 10).map((found) => found.key)).toEqual(keys);
  });

  test('puts the best of ten thousand first and honours the limit', () => {
    const many = Array.from({ length: 10_000 }, (_unused, i) =>
      item(`key${i}`, `Author${i % 977}`, 1900 + (i % 120), `Title ${i}`),
    );
    const index = new BibIndex();
    index.load([], many);
    const found = index.search('key77', 60);
    expect(found).toHaveLength(60);
    expect(found.every((entry) => entry.key.startsWith('key77'))).toBe(true);
    expect(found[0]?.key).toBe('key77');
  });
});

describe('an index of bibliographies', () => {
  const index = new BibIndex();
  const first = '@string{p = "Press"}\n@book{a, author={Ä, B}, title={One}, year=2001, publisher=p, month=feb}\n';
  const second =
    '@book{a, title={Hidden}}\n@book{b:1, title={Two}, editor={E, F}, date={2002-03}}\n@book{, title={None}}';
  const loaded = index.load(
    [
      { path: 'one.bib', text: first },
      { path: 'two.bib', text: second },
    ],
    [item('json', 'Data', 2003, 'Three')],
  );

  test('has the works of all files, the first of a key that is there twice', () => {
    expect(loaded).toEqual(['json', 'a', 'b:1']);
    expect(index.read(['a', 'absent', 'b:1', 'json']).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(index.read(['a'])[0]).toEqual(readBibtex(first)[0]);
  });

  test('is searched the same before and after it was prepared in parts', () => {
    while (index.prepare(1));
    expect(index.search('', 9).map(({ key, names, year }) => `${key} ${names} ${year}`)).toEqual([
      'a Ä 2001',
      'b:1 E 2002',
      'json Data 2003',
    ]);
    expect(index.prepare(10)).toBe(false);
    expect(index.search('two', 9)).toHaveLength(1);
  });

  test('says what is wrong with which file', () => {
    const broken = new BibIndex();
    broken.load(
      [
        { path: 'one.bib', text: first },
        { path: 'x.bib', text: `${first}@book{b, title={T}\n author={A}}` },
      ],
      [],
    );
    expect(broken.findFaults()).toEqual([['x.bib', expect.stringContaining('Line 3: There is no comma')]]);
  });
});
