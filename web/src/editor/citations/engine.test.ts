import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBibtex } from '@scriptorium/bibliography/bibtex.ts';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import { defaultStyle } from './default-style.ts';
import { createCiter } from './engine.ts';
import { parseCitation } from './parse-citation.ts';

const bib = readFileSync(new URL('../../../../examples/mwarp1d/paper.bib', import.meta.url), 'utf8');
const items = new Map(readBibtex(bib).map((item) => [item.id, item]));

/** In citation order, with a dash for authors equal to those of the entry above. */
const dashed = defaultStyle
  .replace('<bibliography', '<bibliography subsequent-author-substitute="———"')
  .replace(/(<bibliography[^>]*>\s*)<sort>.*?<\/sort>/s, '$1');

describe('parses citations', () => {
  test.each([
    ['[@a]', [{ id: 'a' }]],
    [
      '[see @a, p. 33; -@b, chap. 2]',
      [
        { id: 'a', prefix: 'see ', locator: '33', label: 'page' },
        { id: 'b', suppressAuthor: true, locator: '2', label: 'chapter' },
      ],
    ],
    ['[@a, pp. 33-35, and *passim*]', [{ id: 'a', locator: '33–35', label: 'page', suffix: ', and *passim*' }]],
    ['[@a 12]', [{ id: 'a', locator: '12', label: 'page' }]],
    ['[@a, as said]', [{ id: 'a', suffix: ', as said' }]],
    ['[@{odd key}]', []],
    ['[@{x:y}]', [{ id: 'x:y' }]],
  ])('%s', (source, expected) => {
    expect(parseCitation(source).items).toEqual(expected);
  });

  test('a key in running text with a page', () => {
    expect(parseCitation('@a [p. 3]')).toEqual({ inText: true, items: [{ id: 'a', locator: '3', label: 'page' }] });
  });
});

describe('renders citations', () => {
  test('author and year, several works, pages, and author in text', async () => {
    const citer = await createCiter(items, null);
    const cite = (source: string): string | null => {
      const text = citer.cite(source);
      return text === null ? null : stripMarks(text);
    };
    expect(cite('[@Ramsay:1998; @Marron:2015]')).toBe('(Ramsay and Li 1998; Marron et al. 2015)');
    expect(cite('[see @Ramsay:1998, p. 33]')).toBe('(see Ramsay and Li 1998, 33)');
    expect(cite('[see @Ramsay:1998, chap. 3]')).toBe('(see Ramsay and Li 1998, chap. 3)');
    expect(cite('[-@Ramsay:1998]')).toBe('(1998)');
    expect(cite('@Ramsay:1998 [p. 2]')).toBe('Ramsay and Li (1998, 2)');
    expect(cite('[@nobody]')).toBeNull();
    const entry = stripMarks(citer.entry('Ramsay:1998') ?? '');
    expect(entry).toMatch(/^Ramsay, .*Li\. 1998\. /);
    expect(citer.entry('nobody')).toBeNull();
  });

  test('shortens names and entries like pandoc, so that the editor and the PDF agree', async () => {
    const authors = (count: number) =>
      Array.from({ length: count }, (_unused, i) => ({ family: `F${'ABCDEFGH'[i]}`, given: `G ${'ABCDEFGH'[i]}` }));
    const paper = (count: number) => ({
      id: `a${count}`,
      type: 'article-journal',
      title: `A title of ${count} authors`,
      'container-title': 'The Journal',
      volume: '3',
      issue: '2',
      page: '10-20',
      issued: { 'date-parts': [[2000 + count]] },
      author: authors(count),
    });
    const chapter = {
      id: 'c',
      type: 'chapter',
      title: 'A chapter in it',
      'container-title': 'The whole book',
      publisher: 'Press',
      'publisher-place': 'Town',
      page: '3-9',
      issued: { 'date-parts': [[1998]] },
      author: authors(1),
      editor: [{ family: 'Ed', given: 'I' }],
    };
    const works = [paper(2), paper(3), paper(7), chapter].map((item) => [item.id, item] as const);
    const citer = await createCiter(new Map<string, CslItem>(works), null);
    const cite = (source: string): string => stripMarks(citer.cite(source) ?? '');
    const entry = (id: string): string => stripMarks(citer.entry(id) ?? '');
    // All of these were printed by the bundled pandoc for the same entries.
    expect(cite('[@a2]')).toBe('(FA and FB 2002)');
    expect(cite('[@a3, p. 3]')).toBe('(FA et al. 2003, 3)');
    expect(cite('@a3')).toBe('FA et al. (2003)');
    expect(cite('[see @a7, fig. 2]')).toBe('(see FA et al. 2007, fig. 2)');
    expect(entry('a3')).toBe('FA, G A, G B FB, and G C FC. 2003. “A Title of 3 Authors.” The Journal 3 (2): 10–20.');
    expect(entry('a7')).toBe('FA, G A, G B FB, G C FC, et al. 2007. “A Title of 7 Authors.” The Journal 3 (2): 10–20.');
    expect(entry('c')).toBe('FA, G A. 1998. “A Chapter in It.” In The Whole Book, edited by I Ed. Press.');
  });

  test('markup in a title stays text, and formatting becomes marks', async () => {
    const citer = await createCiter(
      new Map([
        [
          'x',
          {
            id: 'x',
            type: 'book',
            title: 'A <script>alert(1)</script> & more',
            author: [{ family: 'B', given: 'C' }],
            issued: { 'date-parts': [[2001]] },
          },
        ],
      ]),
      null,
    );
    const entry = citer.entry('x') ?? '';
    expect(stripMarks(entry)).toContain('<script>');
    expect(entry).toContain('\uE000');
  });

  test('lists what is cited, whatever was listed before', async () => {
    const keys = [...items.keys()].slice(0, 3) as [string, string, string];
    const citer = await createCiter(items, null);
    const listed = (): readonly string[] =>
      citer
        .entries()
        .map(({ key }) => key)
        .toSorted();
    citer.setCited([keys[0]]);
    expect([listed(), listed()]).toEqual([[keys[0]], [keys[0]]]);
    citer.setCited([keys[0], keys[1]]);
    expect(listed()).toEqual([keys[0], keys[1]].toSorted());
    citer.cite(`[@${keys[2]}]`);
    expect(listed()).toEqual(keys.toSorted());
    citer.setCited([keys[2]]);
    expect(listed()).toEqual([keys[2]]);
  });

  test.each([
    ['names and years', 'elsevier-harvard.csl'],
    ['numbers', 'ieee.csl'],
    ['a dash for the same authors', null],
  ])('by %s, what is kept of citations and entries is what a new processor prints', async (_what, file) => {
    const csl = file && readFileSync(new URL(`../../../../server/assets/export/csl/${file}`, import.meta.url), 'utf8');
    const style = csl ?? dashed;
    let seed = 7;
    const pick = (count: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % count;
    };
    const person = () => ({ family: ['Lee', 'Roe', 'Müller'][pick(3)], given: ['Ana', 'Anton', 'B.'][pick(3)] });
    const works = new Map<string, CslItem>();
    for (let at = 0; at < 18; at += 1) {
      const id = `k${at}`;
      const title = ['The same title', `A title of its own, ${at}`][pick(2)]!;
      // All have authors: between two without, what the processor prints depends on what it printed before.
      const author = Array.from({ length: [1, 1, 1, 4][pick(4)]! }, person);
      works.set(id, { id, type: 'book', title, author, issued: { 'date-parts': [[2000 + pick(3)]] } });
    }
    const all = [...works.keys()];
    let cited = all.slice(0, 10);
    const kept = await createCiter(works, style);
    for (let round = 0; round < 8; round += 1) {
      const at = pick(cited.length);
      if (round % 4 === 3 && cited.length > 5) cited.splice(at, 1);
      else if (round % 4 === 2) cited.push(cited.splice(at, 1)[0]!);
      else cited.splice(at, 0, all[pick(all.length)]!);
      cited = [...new Set(cited)];
      const sources = cited.flatMap((key, index) => [
        `[@${key}, p. 3; @${cited[(index + 3) % cited.length]!}]`,
        `@${key}`,
      ]);
      for (const _step of kept.prepare(cited, sources));
      const fresh = await createCiter(works, style);
      fresh.setCited(cited);
      expect(sources.map((source) => kept.cite(source))).toEqual(sources.map((source) => fresh.cite(source)));
      expect(kept.entries()).toEqual(fresh.entries());
    }
  });

  test('disambiguates same author and year with letters, in text order', async () => {
    const work = (id: string, title: string) => ({
      id,
      type: 'book',
      title,
      author: [{ family: 'B', given: 'C' }],
      issued: { 'date-parts': [[2001]] },
    });
    const citer = await createCiter(
      new Map([
        ['x', work('x', 'X')],
        ['y', work('y', 'Y')],
      ]),
      null,
    );
    citer.setCited(['y', 'x']);
    expect(new Set([citer.cite('[@x]'), citer.cite('[@y]')])).toEqual(new Set(['(B 2001a)', '(B 2001b)']));
  });
});

// As pandoc prints them.
test.each([
  ['[@a; @b]', '(Mandelbrot 1967, 1982)'],
  ['[see @a; @b; @c]', '(see Mandelbrot 1967, 1982, 1990)'],
  ['[@a; see also @b, ch. 5]', '(Mandelbrot 1967; see also Mandelbrot 1982, ch. 5)'],
  ['[@a, ch. 2; @b]', '(Mandelbrot 1967, ch. 2; Mandelbrot 1982)'],
  ['[@a and more; @b]', '(Mandelbrot 1967 and more; Mandelbrot 1982)'],
])('%s names an author once only where nothing comes between the years', async (source, text) => {
  const work = (id: string, year: number): [string, CslItem] => [
    id,
    { id, type: 'book', author: [{ family: 'Mandelbrot', given: 'B' }], issued: { 'date-parts': [[year]] } },
  ];
  const citer = await createCiter(new Map([work('a', 1967), work('b', 1982), work('c', 1990)]), null);
  citer.setCited(['a', 'b', 'c']);
  expect(stripMarks(citer.cite(source) ?? '')).toBe(text);
  expect(stripMarks(citer.cite('[@a; @c]') ?? '')).toBe('(Mandelbrot 1967, 1990)');
});

describe('bundled citation styles', () => {
  const folder = new URL('../../../../server/assets/export/csl/', import.meta.url);
  const styles = readdirSync(folder).filter((name) => name.endsWith('.csl'));

  test.each(styles)('%s', async (name) => {
    const citer = await createCiter(items, readFileSync(new URL(name, folder), 'utf8'));
    expect(citer.styleFault).toBeNull();
    citer.setCited(['Ramsay:1998', 'Qin:2009']);
    const text = stripMarks(citer.cite('[@Qin:2009, p. 3]') ?? '');
    const entry = stripMarks(citer.entry('Qin:2009') ?? '');
    expect(text + entry).not.toMatch(/undefined|CSL STYLE ERROR|NaN|&#|<[a-z]/);
    expect(text).toMatch(/Qin|2|²/);
    expect(entry).toContain('Qin');
  });

  test('does not begin with a style that would not end, and still renders the citation', async () => {
    const uses = (n: number): string => `<text macro="m${n}"/>`.repeat(2);
    const macros = Array.from({ length: 40 }, (_, n) => `<macro name="m${n}"><group>${uses(n + 1)}</group></macro>`);
    const layout = '<layout><text macro="m0"/></layout>';
    const style = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Slow</title><id>slow</id></info>${macros.join('')}<macro name="m40"><text value="x"/></macro><citation>${layout}</citation><bibliography>${layout}</bibliography></style>`;
    const citer = await createCiter(items, style);
    expect(citer.styleFault).toContain('could not be read');
    expect(stripMarks(citer.cite('[@Qin:2009]') ?? '')).toContain('Qin');
  });

  test('reports an invalid style and still renders the citation', async () => {
    const citer = await createCiter(items, '<style>');
    expect(citer.styleFault).toContain('could not be read');
    expect(stripMarks(citer.cite('[@Qin:2009]') ?? '')).toContain('Qin');
  });
});
