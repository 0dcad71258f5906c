import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBibtex } from './bibtex.ts';
import { createCiter, stripMarks } from './engine.ts';
import { parseCitation } from './parse-citation.ts';

const bib = readFileSync(new URL('../../../../examples/mwarp1d/paper.bib', import.meta.url), 'utf8');
const items = new Map(readBibtex(bib).map((item) => [item.id, item]));

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

  test('a key in the text with a page', () => {
    expect(parseCitation('@a [p. 3]')).toEqual({ inText: true, items: [{ id: 'a', locator: '3', label: 'page' }] });
  });
});

describe('draws citations', () => {
  test('author and year, several works, pages, and the author in the sentence', async () => {
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

  test('markup in a title stays text, and formatting is marked, not written', async () => {
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

  test('the same author and year get letters in the order of the text', async () => {
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
