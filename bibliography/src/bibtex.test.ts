import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBibtex } from './bibtex.ts';
import { firstNames, yearOf } from './csl-item.ts';

const one = (text: string) => readBibtex(text)[0]!;

describe('reads BibTeX', () => {
  test('an article with names, pages and a month', () => {
    expect(
      one(
        '@article{a:1, author = {Ramsay, J. O. and Li, Xiaochun}, title = {{Curve} registration}, journal="J. R. Stat. Soc.", year=1998, month = feb, number={2}, pages={351--363}, doi={https://doi.org/10.1/x}}',
      ),
    ).toEqual({
      id: 'a:1',
      type: 'article-journal',
      author: [
        { family: 'Ramsay', given: 'J. O.', 'parse-names': false },
        { family: 'Li', given: 'Xiaochun', 'parse-names': false },
      ],
      title: 'Curve registration',
      'container-title': 'J. R. Stat. Soc.',
      issued: { 'date-parts': [[1998, 2]] },
      issue: '2',
      page: '351-363',
      DOI: '10.1/x',
    });
  });

  test.each([
    ['G{\\"o}del, Kurt', 'Gödel'],
    ['Erd\\H{o}s, P', 'Erdős'],
    ["Andr\\'e, X", 'André'],
    ['{\\O}rsted, H', 'Ørsted'],
    ['Fran\\c{c}ois, Y', 'François'],
    ['Stra\\ss{}e, Z', 'Straße'],
  ])('the accents of %s', (name, family) => {
    expect(one(`@book{x, author = {${name}}}`).author?.[0]?.family).toBe(family);
  });

  test.each([
    [
      'Ludwig van Beethoven',
      { family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van', 'parse-names': false },
    ],
    ['{World Health Organization}', { literal: 'World Health Organization' }],
    ['King, Jr, Martin', { family: 'King', given: 'Martin', suffix: 'Jr', 'parse-names': false }],
  ])('the name %s', (source, name) => {
    expect(one(`@misc{x, author = {${source}}}`).author).toEqual([name]);
  });

  test('strings, concatenated values, comments and preambles', () => {
    const text =
      '@comment{no @article{z,}} @preamble{"x"} @string{js = "Journal of "} @article{k, journal = js # {Statistics}, year = {2001}}';
    expect(readBibtex(text)).toEqual([
      {
        id: 'k',
        type: 'article-journal',
        'container-title': 'Journal of Statistics',
        issued: { 'date-parts': [[2001]] },
      },
    ]);
  });

  test('a broken entry does not hide the next', () => {
    expect(readBibtex('@article{, title={x}}\n@article{ok, title = {Y}}').map((item) => item.id)).toEqual(['ok']);
  });

  test('escaped characters and dashes', () => {
    expect(one('@misc{x, title = {R\\&D: 50\\% of {A}--B~C}}').title).toBe('R&D: 50% of A–B\u00A0C');
  });

  test.each([
    ['mwarp1d', 9],
    ['timeseriesflattener', 9],
  ])('every entry of the paper %s', (paper, least) => {
    const text = readFileSync(new URL(`../../examples/${paper}/paper.bib`, import.meta.url), 'utf8');
    const items = readBibtex(text);
    expect(items.length).toBe([...text.matchAll(/^\s*@(?!comment)\w+\s*\{/gim)].length);
    expect(items.length).toBeGreaterThanOrEqual(least);
    for (const item of items) {
      expect(item.title, item.id).toBeTruthy();
      expect(firstNames(item), item.id).toBeTruthy();
      expect(yearOf(item), item.id).toMatch(/^\d{4}$/);
    }
  });
});
