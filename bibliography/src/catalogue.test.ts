import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Catalogue, type ReferenceFilter } from './catalogue.ts';
import { type EntryChange, planEntryChanges } from './change-entries.ts';
import { applyChanges } from './edit.ts';

const FILE = `% Ours.
@article{smith2020, author = {Smith, Jo}, title = {Forests of the north}, journal = {J}, year = 2020, doi = {10.1/A}}

@article{smithA, author = {Smith, J.}, title = {{Forests of the North}}, journal = {J}, year = {2020}}
@article{other, author = {Smith, J.}, title = {Forests of the North}, year = {2021}, doi = {10.1/b}}
@inproceedings{paper, author = {Li}, title = {Lakes}, crossref = {book}}
@proceedings{book, title = {All lakes}, year = 1999}
@misc{alone, title = {Rivers}, ids = {old, older}}
`;

/** So long that a file with them has several blocks. */
const LONG = 'words of an abstract, '.repeat(60);
const WORKS = Array.from(
  { length: 40 },
  (_one, n) => `@misc{work${n}, author = {W${n % 7}}, title = {T${n % 5}}, abstract = {${LONG}}}\n\n`,
);

function open(...files: string[]): Catalogue {
  const catalogue = new Catalogue();
  files.forEach((text, at) => catalogue.load(`${at}.bib`, text));
  return catalogue;
}
const keys = (catalogue: Catalogue, filter: ReferenceFilter = 'all', words = ''): string[] =>
  catalogue.list({ words, filter, path: null, order: 'key', descending: false }, 0, 100).rows.map(({ key }) => key);
const idOf = (catalogue: Catalogue, key: string): number =>
  catalogue
    .list({ words: '', filter: 'all', path: null, order: 'key', descending: false }, 0, 100)
    .rows.find((row) => row.key === key)!.id;

test('entries are found, and what is wrong with them', () => {
  const catalogue = open(FILE);
  expect(keys(catalogue)).toEqual(['alone', 'book', 'other', 'paper', 'smith2020', 'smithA']);
  expect(keys(catalogue, 'all', 'smith 2021')).toEqual(['other']);
  expect(keys(catalogue, 'missing')).toEqual(['other']);
  expect(keys(catalogue, 'duplicates')).toEqual(['smith2020', 'smithA']);
  // Until it is known what the texts cite, nothing is unused.
  expect(keys(catalogue, 'unused')).toEqual([]);
  catalogue.setUsed(new Set(['paper', 'older', 'nowhere']));
  expect(keys(catalogue, 'unused')).toEqual(['other', 'smith2020', 'smithA']);
  expect(catalogue.count(null)).toEqual({ all: 6, missing: 1, duplicates: 2, unused: 3 });
  catalogue.setUsed(new Set(['*']));
  expect(keys(catalogue, 'unused')).toEqual([]);
  expect(catalogue.listDependents(idOf(catalogue, 'book')).map(({ key }) => key)).toEqual(['paper']);
});

test('works with different DOIs are not taken for one, entries of two files with one key are', () => {
  const two = open(
    '@misc{a, author = {Li}, title = {A long title}, year = 2020, doi = {10.1/a}}\n@misc{b, author = {Li}, title = {A long title}, year = 2020, doi = {10.1/b}}',
    '@misc{A, title = {Other}}',
  );
  expect(two.readGroup(idOf(two, 'b'))).toEqual([]);
  expect(two.readGroup(idOf(two, 'A')).map(({ key, path }) => [key, path])).toEqual([
    ['a', '0.bib'],
    ['A', '1.bib'],
  ]);
});

test('what the server has done is done here, with the same rows, and undone', () => {
  const catalogue = open(FILE);
  const paper = catalogue.read(idOf(catalogue, 'paper'))!;
  const smith = catalogue.read(idOf(catalogue, 'smith2020'))!;
  expect(catalogue.apply('0.bib', [{ before: paper.source, after: paper.source.replace('Lakes', 'Seas') }])).toBe(true);
  expect(catalogue.read(paper.id)).toMatchObject({ title: 'Seas', id: paper.id });
  expect(catalogue.apply('0.bib', [{ before: smith.source, after: null }])).toBe(true);
  expect(catalogue.read(smith.id)).toBeNull();
  expect(catalogue.apply('0.bib', [{ before: smith.source, after: null }])).toBe(false);
  const back = { before: null, after: smith.removed, inFrontOf: smith.next ?? undefined };
  expect(catalogue.apply('0.bib', [back])).toBe(true);
  expect(catalogue.read(idOf(catalogue, 'smith2020'))).toMatchObject({ source: smith.source, next: 'smithA' });
});

test('any changes leave it as if the file had been reloaded', () => {
  const rewritten = {
    edit: (source: string) => source.replace('title', 'note'),
    rename: (source: string) => source.replace('{', '{x'),
    remove: () => null,
  };
  const kind = fc.constantFrom('add', 'front', 'edit', 'remove', 'rename');
  const step = fc.record({ at: fc.nat(60), kind, word: fc.nat(99) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const catalogue = open(FILE + WORKS.join(''), '@misc{second, title = {Second}}');
      for (const { at, kind, word } of steps) {
        const ids = catalogue
          .list({ words: '', filter: 'all', path: '0.bib', order: 'key', descending: false }, 0, 100)
          .rows.map(({ id }) => id);
        const entry = catalogue.read(ids[at % Math.max(1, ids.length)] ?? 0);
        const fresh = `@misc{n${word},\n  title = {New ${word}}\n}`;
        const change: EntryChange | null =
          kind === 'add' || entry === null
            ? { before: null, after: fresh }
            : kind === 'front'
              ? { before: null, after: `${fresh}\n`, inFrontOf: entry.key }
              : { before: entry.source, after: rewritten[kind](entry.source) };
        // However little of the file is looked at here, it is what the server makes of the whole.
        const before = catalogue.textOf('0.bib')!;
        const plan = planEntryChanges(before, [change]);
        if (!plan.ok) throw new Error(plan.refusal);
        expect(catalogue.apply('0.bib', [change])).toBe(true);
        expect(catalogue.textOf('0.bib')).toBe(applyChanges(before, plan.changes));
      }
      const sources = (from: Catalogue, path: string) =>
        from
          .list({ words: '', filter: 'all', path, order: 'key', descending: false }, 0, 100)
          .rows.map(({ id }) => from.read(id)!.source);
      const reloaded = open(catalogue.textOf('0.bib')!);
      expect(sources(catalogue, '0.bib').toSorted()).toEqual(sources(reloaded, '0.bib').toSorted());
    }),
  );
});

test('any text that a file becomes is listed as if it had been reloaded, and kept entries keep their places', () => {
  const rows = (catalogue: Catalogue) => {
    catalogue.setUsed(new Set(['paper', 'older', 'other', 'work7']));
    const query = { words: '', path: '0.bib', order: 'names', descending: false } as const;
    const listed = catalogue.list({ ...query, filter: 'all' }, 0, 1000).rows.map(({ id, group, ...row }) => ({
      ...row,
      twins: catalogue
        .readGroup(id)
        .map(({ source }) => source)
        .toSorted(),
      isTwin: group !== null,
      source: catalogue.read(id)!.source,
    }));
    return {
      listed: listed.toSorted((a, b) => a.source.localeCompare(b.source)),
      // Entries that read alike may stand in any order.
      order: listed.map(({ names, year, title }) => `${names} ${year} ${title}`),
      counts: catalogue.count(null),
    };
  };
  // So many that one more finds its place among those that are sorted.
  const start = `@string{j = "Journal"}\n${WORKS.slice(0, 20).join('')}${FILE}${WORKS.slice(20).join('')}@article{last, journaltitle = j, author = {A, B}, title = {T}, date = {2001}}\n`;
  const piece = fc.constantFrom('{', '}', '@', '%', '\n', '"x"', 'j', 'key', '@misc{new, title = {N}}\n', '');
  const edit = fc.record({ at: fc.nat(start.length), cut: fc.nat(40), piece });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
      const catalogue = open(start, '@misc{second, title = {Second}}');
      rows(catalogue);
      let text = start;
      for (const { at, cut, piece: insert } of edits) {
        const from = at % (text.length + 1);
        text = text.slice(0, from) + insert + text.slice(from + cut);
        catalogue.load('0.bib', text);
        expect(rows(catalogue)).toEqual(rows(open(text, '@misc{second, title = {Second}}')));
      }
    }),
  );
  const catalogue = open(start);
  const ids = new Map(
    catalogue
      .list({ words: '', filter: 'all', path: null, order: 'key', descending: false }, 0, 1000)
      .rows.map(({ key, id }) => [key, id]),
  );
  const [last, alone] = [ids.get('last'), ids.get('alone')];
  catalogue.load('0.bib', start.replace('{alone,', '{lonely,'));
  expect([catalogue.findKey(null, 'last'), catalogue.findKey(null, 'lonely')]).toEqual([last, alone]);
});

test('a work that comes from elsewhere is known by its identifiers, or by author, year and title', () => {
  const catalogue = open(FILE);
  const same = (source: string) => catalogue.findSame([source]).map((row) => row?.key ?? null)[0];
  expect(same('@article{x, doi = {https://doi.org/10.1/A}, title = {Anything}}')).toBe('smith2020');
  expect(same('@article{x, author = {Smith, Joanna}, title = {Forests of the north}, year = 2020}')).toBe('smith2020');
  // Another DOI is another work, and a key says nothing.
  expect(
    same('@misc{x, author = {Smith, Jo}, title = {Forests of the North}, year = 2020, doi = {10.1/z}}'),
  ).toBeNull();
  expect(same('@misc{alone, title = {Other}}')).toBeNull();
  expect(same('no entry')).toBeNull();
  const { source } = catalogue.read(idOf(catalogue, 'smith2020'))!;
  catalogue.apply('0.bib', [{ before: source, after: null }]);
  expect(same('@article{x, doi = {10.1/a}, title = {Anything}}')).toBeNull();
});

test('copies of an entry in several files are no duplicates until one of them differs', () => {
  const copy = '@misc{li, author = {Li}, title = {A long title}, year = 2020, doi = {10.1/a}}';
  const catalogue = open(copy, `% Theirs.\n${copy.replace('{10.1/a}', '"10.1/A"')}`);
  expect(keys(catalogue, 'duplicates')).toEqual([]);
  expect(catalogue.count(null)).toMatchObject({ all: 2, duplicates: 0 });
  catalogue.load('1.bib', copy.replace('2020', '2021'));
  expect(keys(catalogue, 'duplicates')).toEqual(['li', 'li']);
  catalogue.load('1.bib', copy + copy);
  expect(catalogue.count('1.bib')).toMatchObject({ all: 2, duplicates: 2 });
});

test('what aliases and parents that name each other need is found', () => {
  const catalogue = open('@misc{a, ids = {b, a}, crossref = {b}}\n@misc{c, crossref = {c}}\n@misc{d, xdata = {a}}');
  catalogue.setUsed(new Set(['d', 'c']));
  expect(keys(catalogue, 'unused')).toEqual([]);
  catalogue.setUsed(new Set(['b']));
  expect(keys(catalogue, 'unused')).toEqual(['c', 'd']);
});
