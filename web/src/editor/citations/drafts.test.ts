import { readFileSync } from 'node:fs';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import { expect, test } from 'vitest';
import { BibIndex } from './bib-index.ts';
import { Drafts } from './drafts.ts';
import { Learned } from './learned.ts';

const BIB =
  '@string{f = "Forest"}\n@book{lee, author = {Lee, Ana}, title = {Trees}, publisher = f, year = 1990}\n@book{roe, author = {Roe, R.}, title = {Roots}, publisher = f, year = 2001}\n';

function open(): { index: BibIndex; drafts: Drafts } {
  const index = new BibIndex();
  index.load([{ path: 'a.bib', text: BIB }], [{ id: 'data', type: 'book', title: 'Data' }]);
  return {
    index,
    drafts: new Drafts(
      (keys) => index.read(keys),
      () => Promise.resolve(),
    ),
  };
}

test('a draft has all citations and the bibliography in its order; unknown ones have no text', async () => {
  const { drafts } = open();
  const request = { style: null, language: { lang: '', locales: {} } };
  const draft = await drafts.draw({ ...request, sources: ['[@roe]', '[@gone]', '@lee [p. 3]'], keys: ['roe', 'lee'] });
  expect(draft.citations).toEqual(['(Roe 2001)', null, 'Lee (1990, 3)']);
  expect(draft.entries.map(({ key, text }) => `${key}: ${stripMarks(text).slice(0, 9)}`)).toEqual([
    'lee: Lee, Ana.',
    'roe: Roe, R. 2',
  ]);
  const more = await drafts.draw({ ...request, sources: ['[@data]'], keys: ['data'] });
  expect(more.entries.map(({ key }) => key)).toEqual(['data']);
});

test('works are sent for printing with what they need, and nothing that is not cited', () => {
  const { index } = open();
  const [bib, data] = index.cut(['lee', 'data']);
  expect(bib!.text).toContain('@string{f');
  expect(bib!.text).toContain('lee');
  expect(bib!.text).not.toContain('Roots');
  expect(data).toEqual({ form: 'json', text: expect.stringContaining('"data"') });
  expect(index.cut(null)[0]!.text).toBe(BIB);
});

test('what exports print differently from a draft is used in later drafts', () => {
  const learned = new Learned();
  const sketch = (...sources: string[]) => ({
    places: sources.map((source) => ({ from: 0, to: 1, source })),
    text: '',
    keys: [],
    refs: null,
  });
  const draft = { citations: ['(Lee 1990)', null], entries: [{ key: 'lee', text: 'Lee. Ecology of E. Coli' }] };
  const printed = { citations: ['(Lee, 1990)', '(gone?)'], entries: [{ key: 'lee', text: 'Lee. Ecology of E. coli' }] };
  learned.learn(sketch('[@lee]', '[@gone]'), draft, printed);
  const later = {
    citations: ['(Roe 2001)', '(Lee 1990)', null],
    entries: [...draft.entries, { key: 'roe', text: 'Roe.' }],
  };
  expect(learned.improve(sketch('[@roe]', '[@lee]', '[@gone]'), later)).toEqual({
    citations: ['(Roe 2001)', '(Lee, 1990)', null],
    entries: [printed.entries[0], { key: 'roe', text: 'Roe.' }],
    arePrinted: [false, true, false],
  });
  learned.forget();
  expect(learned.improve(sketch('[@lee]'), { citations: ['(Lee 1990)'], entries: [] }).citations).toEqual([
    '(Lee 1990)',
  ]);
});

test('of drafts requested at once, the last is drawn', async () => {
  const { drafts } = open();
  const request = { style: null, language: { lang: '', locales: {} } };
  const first = drafts.draw({ ...request, sources: ['[@roe]'], keys: ['roe'] });
  const last = drafts.draw({ ...request, sources: ['[@lee]', '[@roe]'], keys: ['lee', 'roe'] });
  await expect(first).rejects.toThrow('Another draft is asked for.');
  expect((await last).citations).toEqual(['(Lee 1990)', '(Roe 2001)']);
  drafts.forget();
  expect((await drafts.draw({ ...request, sources: ['[@roe]'], keys: ['roe'] })).entries).toHaveLength(1);
});

test('a numeric style names no author in the sentence', async () => {
  const { drafts } = open();
  const style = readFileSync(new URL('../../../../server/assets/export/csl/ieee.csl', import.meta.url), 'utf8');
  const request = { style, language: { lang: '', locales: {} }, sources: ['@lee [p. 3]'], keys: ['lee'] };
  expect((await drafts.draw(request)).citations).toEqual(['[1, p. 3]']);
});

test('if the library fails on works no longer cited, the draft comes from a new processor', async () => {
  const works = {
    a: ['Lee, C.', 'Lee, A.', 'Lee, B.', 'Roe, C.'],
    b: ['Lee, C.', 'Roe, A.', 'Kim, B.'],
    c: ['Lee, B.', 'Lee, C.', 'Roe, A.'],
    d: ['Lee, C.', 'Lee, A.', 'Roe, B.', 'Kim, C.'],
  };
  const bib = Object.entries(works).map(
    ([key, names]) =>
      `@book{${key}, author = {${names.join(' and ')}}, title = {T}, year = ${key === 'c' ? 2001 : 2002}}\n`,
  );
  const style = readFileSync(new URL('../../../../server/assets/export/csl/apa.csl', import.meta.url), 'utf8');
  const index = new BibIndex();
  index.load([{ path: 'a.bib', text: bib.join('') }], []);
  const start = (): Drafts =>
    new Drafts(
      (keys) => index.read(keys),
      () => Promise.resolve(),
    );
  const request = (...keys: string[]) => ({
    style,
    language: { lang: '', locales: {} },
    keys,
    sources: keys.map((key) => `[@${key}]`),
  });
  const drafts = start();
  await drafts.draw(request('a', 'b'));
  await drafts.draw(request('a', 'c'));
  expect(await drafts.draw(request('c', 'd'))).toEqual(await start().draw(request('c', 'd')));
});
