import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBibtex } from './bibtex.ts';
import { planEntryChanges } from './change-entries.ts';
import { cslToBib } from './csl-to-bib.ts';

const free = (): boolean => false;
const write = (item: object): string => cslToBib({ type: 'book', ...item }, 'auth+year', free).source;
const titleOf = (title: string): string => /title = \{(.*)\},/.exec(write({ title }))?.[1] ?? '';

describe('a work as an entry of a .bib file', () => {
  it('has our key, all authors and the fields of its type', () => {
    const item = {
      type: 'article-journal',
      title: 'Array programming with NumPy',
      'container-title': 'Nature',
      author: [{ family: 'van der Walt', given: 'Stéfan J.' }, { literal: 'Barnes and Noble' }, { family: 'Wu' }],
      issued: { 'date-parts': [[2020, 9, 6]] },
      page: '357-362',
      issue: '7825',
      DOI: '10.1038/s41586-020-2649-2',
    } as const;
    expect(cslToBib(item, 'auth+year', (key) => key === 'vanderwalt2020')).toEqual({
      key: 'vanderwalt2020a',
      source: `@article{vanderwalt2020a,
  author = {van der Walt, Stéfan J. and {Barnes {and} Noble} and {Wu}},
  options = {useprefix=true},
  title = {Array programming with {NumPy}},
  journaltitle = {Nature},
  date = {2020-09-06},
  number = {7825},
  pages = {357--362},
  doi = {10.1038/s41586-020-2649-2},
}`,
    });
  });

  it.each([
    [{ family: 'van Gogh', given: 'Vincent' }, 'van Gogh', ''],
    [{ family: 'Gogh', given: 'Vincent', 'non-dropping-particle': 'van' }, 'van Gogh', ''],
    [{ family: "'t Hooft", given: 'Gerard' }, "'t Hooft", ''],
    [{ family: 'Goethe', given: 'Johann', 'dropping-particle': 'von' }, 'Goethe', 'von'],
    [{ family: 'Goethe', given: 'Johann von' }, 'Goethe', 'von'],
    [{ family: "d'Alembert", given: 'Jean' }, "d'Alembert", ''],
  ])('cites %j as %s', (name, cited, behind) => {
    const [read] = readBibtex(write({ author: [name] }))[0]!.author!;
    expect([read?.['non-dropping-particle'], read?.family].filter(Boolean).join(' ')).toBe(cited);
    expect(read?.given).toBe([name.given.split(' ')[0], behind].filter(Boolean).join(' '));
  });

  it.each([
    ['The <i>E. coli</i> genome', 'The \\emph{{E.} coli} genome'],
    ['CO<sub>2</sub> &amp; H<jats:sub>2</jats:sub>O', '{CO\\textsubscript{2}} \\& {H\\textsubscript{2}O}'],
    ['A <i>broken title', 'A broken title'],
    ['The Headline of Some Great Article', 'The Headline of Some Great Article'],
    ['Forests of Germany and of other states', 'Forests of {Germany} and of other states'],
    [
      'Dated to ~100 (~5) years, see Section~2',
      'Dated to \\textasciitilde{}100 (\\textasciitilde{}5) years, see {Section~2}',
    ],
    ['50% of $x_1$ #1 {a', '50\\% of \\$x\\_1\\$ \\#1 a'],
  ])('has the title %s as %s', (title, written) => {
    expect(titleOf(title)).toBe(written);
  });

  it.each([
    [{ literal: 'in 5} @misc{x' }, 'in 5 @misc{x'],
    [{ raw: 'c. 1905 {' }, 'c. 1905'],
    [{ 'date-parts': [5], literal: '1905' }, '1905'],
    [{ 'date-parts': 5, raw: '1905' }, '1905'],
    [{ 'date-parts': [[1905, { a: 1 }, null, 7]] }, '1905'],
  ])('has the date %j', (issued, written) => {
    const source = write({ issued });
    expect(readBibtex(source)).toHaveLength(1);
    expect(/date = \{(.*)\},/.exec(source)?.[1]?.replaceAll(/[{}]/g, '').trim()).toBe(written.replaceAll(/[{}]/g, ''));
  });

  it('knows no types, marks or entities by what every object has', () => {
    expect(write({ type: 'constructor', title: '<constructor>A</constructor> &constructor; B' })).toBe(
      '@misc{constructor,\n  title = {A \\&constructor; B},\n}',
    );
  });

  it('holds no control characters and no half characters, however they are written', () => {
    const bad = 'A\u0000B\u0002emph\u0003C\ud800D&#0;E&#55357;F&#2;G\u0085H';
    const source = write({ title: bad, publisher: bad, author: [{ literal: bad }], DOI: bad, issued: { raw: bad } });
    expect(source.isWellFormed()).toBe(true);
    expect(source.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(source).not.toContain('\\emph');
  });

  it('is one whole entry and reads back, whatever a service sends', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '{', '}', '\\', '"', '@', ',', '<i>', '</i>', '%', '\n', 'ß', ' and '),
    });
    fc.assert(
      fc.property(text, text, text, text, (title, family, given, doi) => {
        const { key, source } = cslToBib(
          { type: 'book', title, author: [{ family, given }], DOI: doi, volume: title, issued: { literal: given } },
          'auth+year',
          free,
        );
        const plan = planEntryChanges('@misc{other}\n', [{ before: null, after: source }]);
        expect(plan, source).toMatchObject({ ok: true, entries: [{ key, isWritten: true }] });
        expect(readBibtex(source)).toHaveLength(1);
      }),
    );
  });
});
