import { expect, test } from 'vitest';
import { KEY_FORMULAS, makeKey, makeUnique } from './keys.ts';
import { readRis, readRisDate, risToBib } from './ris.ts';
import { scanBib } from './scan.ts';
import { listFields } from './fields.ts';

const FILE = `\uFEFFProvider: Somebody\r
TY  - JOUR\r
AU  - Müller, Jörg\r
AU  - O'Neil, A.\r
TI  - Costs & {E. coli}: 100% of\r
  a long title\r
T2  - Journal_of Things\r
PY  - 2019\r
DA  - 2020/01/02/\r
VL  - 3\r
IS  - 4\r
SP  - 10\r
EP  - 20\r
DO  - https://doi.org/10.1000/A_b\r
SN  - 1234-5678\r
KW  - one\r
KW  - two\r
ER  - \r
\r
TY  - CHAP\r
A1  - Smith, B.\r
A2  - Editor, C.\r
TI  - The Chapter\r
T2  - The Book\r
Y1  - 1999///\r
N1  - }
`;

test('all references of a file are read, the last one without an end too', () => {
  const records = readRis(FILE);
  expect(records.map(({ type }) => type)).toEqual(['JOUR', 'CHAP']);
  const taken = new Set(['muller2020']);
  const sources = records.map((record) => risToBib(record, 'auth+year', (key) => taken.has(key)));
  expect(sources[0]).toEqual({
    key: 'muller2020a',
    source: [
      '@article{muller2020a,',
      "  author = {Müller, Jörg and O'Neil, A.},",
      '  date = {2020-01-02},',
      '  journaltitle = {Journal\\_of Things},',
      '  title = {Costs \\& {E. coli}: 100\\% of a long title},',
      '  volume = {3},',
      '  number = {4},',
      '  issn = {1234-5678},',
      '  doi = {10.1000/A_b},',
      '  pages = {10--20},',
      '  keywords = {one, two},',
      '}',
    ].join('\n'),
  });
  expect(sources[1]!.source).toContain('@incollection{smith1999,');
  for (const { source } of sources) {
    const [part, ...more] = scanBib(source);
    expect([part!.open, more.length, part!.to]).toEqual([false, 0, source.length]);
    expect(listFields(source, part!).length).toBeGreaterThan(4);
  }
});

test('names of species and formulas keep their form', () => {
  const [record] = readRis(
    'TY  - JOUR\nTI  - Growth of <i>Macrocystis</i> in H<sub>2</sub>O if a<b & <x>c</x>\nER  - \n',
  );
  expect(risToBib(record!, 'auth+year', () => false).source).toContain(
    'title = {Growth of \\emph{Macrocystis} in H\\textsubscript{2}O if a<b \\& <x>c</x>}',
  );
});

test.each([
  ['2020/01/02/', '2020-01-02'],
  ['2020/1/2', '2020-01-02'],
  ['2020///Spring', '2020'],
  ['2020', '2020'],
  ['2020-05-06', '2020-05-06'],
  ['May 2020', '2020'],
  ['soon', ''],
])('the date %s', (given, date) => expect(readRisDate(given)).toBe(date));

test('keys by formula', () => {
  const work = { authors: ['Müller-Lüdenscheidt', "O'Neil", 'Øre', 'Last'], year: '2020-01', title: 'The Ω of Things' };
  expect(KEY_FORMULAS.map((formula) => makeKey(work, formula))).toEqual([
    'mullerludenscheidt2020',
    'mullerludenscheidt2020ω',
    'MullerLudenscheidtONeilOreEtAl2020',
    'ω2020',
  ]);
  expect(makeKey({ authors: [], year: '', title: '' }, 'auth+year')).toBe('work');
  const taken = new Set(['a', ...Array.from({ length: 26 }, (_one, at) => `a${String.fromCharCode(97 + at)}`)]);
  expect(makeUnique('a', (key) => taken.has(key))).toBe('aaa');
});
