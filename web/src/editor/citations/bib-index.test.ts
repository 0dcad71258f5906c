import { describe, expect, test } from 'vitest';
import { readBibtex } from '@scriptorium/bibliography/bibtex.ts';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { fold } from '@scriptorium/bibliography/search.ts';
import fc from 'fast-check';
import { BibIndex, type BibSource } from './bib-index.ts';
import { hashText, type KeptFile, packWorks, unpackWorks } from './kept-works.ts';

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

  test('ranks the best of ten thousand first and honours the limit', () => {
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

  test('has the works of all files; of duplicate keys, the first', () => {
    expect(loaded).toEqual(['json', 'a', 'b:1']);
    expect(index.read(['a', 'absent', 'b:1', 'json']).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(index.read(['a'])[0]).toEqual(readBibtex(first)[0]);
  });

  test('finds the same before and after being prepared in parts', () => {
    while (index.prepare(1));
    expect(index.search('', 9).map(({ key, names, year }) => `${key} ${names} ${year}`)).toEqual([
      'a Ä 2001',
      'b:1 E 2002',
      'json Data 2003',
    ]);
    expect(index.prepare(10)).toBe(false);
    expect(index.search('two', 9)).toHaveLength(1);
  });

  test('reports what is wrong with which file', () => {
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

/** As it is stored, and read by the next visit. */
function store(kept: ReadonlyMap<string, KeptFile>): ReadonlyMap<string, KeptFile> {
  return new Map(
    [...kept].map(([path, { works, ...rest }]) => [path, { works: unpackWorks(packWorks(works)!, fold), ...rest }]),
  );
}

describe('the cache for the next visit', () => {
  const entry = fc
    .record({
      key: fc.constantFrom('a', 'b', 'Ünï', 'd:1', 'e', ''),
      family: fc.constantFrom('Müller', 'M{\\"u}ller', '{The Group}', 'Lee and Roe, R.'),
      title: fc.constantFrom('Forests', '{E. coli} in $x$', 'On \\emph{trees}', ''),
      isOpen: fc.boolean(),
    })
    .map(
      ({ key, family, title, isOpen }) =>
        `@book{${key}, author={${family}}, title={${title}}, publisher=p, year=2001${isOpen ? '' : '}'}\n`,
    );
  const file = fc.array(entry, { maxLength: 5 }).map((entries) => `@string{p = "Press"}\n${entries.join('')}`);

  test('gives the same results as reading the files, for any files', () => {
    fc.assert(
      fc.property(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (texts, isFirstKept, isLate) => {
          const sources: BibSource[] = texts.map((text, at) => ({ path: `${at}.bib`, text }));
          const first = new BibIndex();
          const keys = first.load(sources, some);
          const kept = store(first.describe(sources.slice(isFirstKept ? 0 : 1).map(({ path }) => path)));
          const next = new BibIndex();
          const found = sources.map(({ path, text }) => ({ path, text: isLate && kept.has(path) ? null : text }));
          expect(new Set(next.load(found, some, kept))).toEqual(new Set(keys));
          expect(next.search('', 50)).toEqual(first.search('', 50));
          expect(next.search('mull', 50)).toEqual(first.search('mull', 50));
          expect(next.findFaults()).toEqual(first.findFaults());
          expect(next.needs(null)).toEqual(isLate ? [...kept.keys()] : []);
          for (const { path, text } of sources) if (next.needs(keys).includes(path)) next.supply(path, text!);
          expect(next.read(keys)).toEqual(first.read(keys));
          for (const { path, text } of sources) if (next.needs(null).includes(path)) next.supply(path, text!);
          expect(next.cut(keys)).toEqual(first.cut(keys));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('has nothing for a file that shares keys with another', () => {
    const index = new BibIndex();
    index.load(
      [
        { path: 'one.bib', text: '@book{a, title={One}}' },
        { path: 'two.bib', text: '@book{a, title={Hidden}}\n@book{b, title={Two}}' },
      ],
      [],
    );
    expect([...index.describe(['one.bib', 'two.bib']).keys()]).toEqual(['one.bib']);
  });

  test('is looked up by the whole content', () => {
    const text = 'x'.repeat(1000);
    const hash = hashText(text);
    expect(hashText(`${text.slice(0, -1)}y`)).not.toBe(hash);
    expect(hashText(`y${text.slice(1)}`)).not.toBe(hash);
    expect(hashText(text)).toBe(hash);
  });

  test('has nothing if a title contains the separator', () => {
    const index = new BibIndex();
    index.load([{ path: 'a.bib', text: '@book{a, title={One\u001fTwo}}' }], []);
    expect(packWorks(index.describe(['a.bib']).get('a.bib')!.works)).toBeNull();
  });
});
