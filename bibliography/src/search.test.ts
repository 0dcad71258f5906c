import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBibtex } from './bibtex.ts';
import { firstNames, yearOf } from './csl-item.ts';
import { readStrings } from './fields.ts';
import { readLight } from './light.ts';
import { scanBib } from './scan.ts';
import { fold, indexWork, searchWorks } from './search.ts';

const work = (key: string, title = '') => indexWork({ key, names: '', families: '', year: '2020', title });

test('the best are those that sorting all of them would find', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[abc]{1,6}$/u), { maxLength: 80 }),
      fc.constantFrom('a', 'ab', 'b c', ''),
      (keys, query) => {
        const works = keys.map((key) => work(key, `${key} c`));
        const all = searchWorks(works, query, 1000).map(({ key }) => key);
        expect(searchWorks(works, query, 5).map(({ key }) => key)).toEqual(all.slice(0, 5));
        const terms = query.split(' ').filter(Boolean);
        expect(all.length).toBe(works.filter(({ folded }) => terms.every((term) => folded.includes(term))).length);
      },
    ),
  );
});

test('words match with and without accents, at the start of the key first', () => {
  const works = [work('x-müller', 'Z'), work('mueller', 'Müller'), work('muller2020', 'A')];
  expect(searchWorks(works, 'muller', 9).map(({ key }) => key)).toEqual(['muller2020', 'x-müller', 'mueller']);
  expect(searchWorks(works, 'MÜLLER z', 9).map(({ key }) => key)).toEqual(['x-müller']);
  expect(fold('Ångström')).toBe('angstrom');
});

const ENTRIES = [
  '@article{a, author={Ramsay, J. O. and Li, Xiaochun}, title={{Curve} registration}, year=1998}',
  '@book{b, author={{World Health Organization}}, title={T--X}, date={2020-03-04}}',
  '@book{c, editor={van der Berg, A. and B{\\"o}hm, C and D, E}, title={X \\& Y}, year={in press}}',
  '@misc{d, author={Ludwig van Beethoven and others}, title="Q"}',
];

test('the light reader says what the whole one says', () => {
  for (const source of ENTRIES) {
    const [part] = scanBib(source);
    const light = readLight(source, part!, readStrings(source, []));
    const item = readBibtex(source)[0]!;
    expect([light.names, light.year, light.title]).toEqual([firstNames(item), yearOf(item), item.title]);
  }
});
