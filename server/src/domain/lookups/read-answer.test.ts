import { describe, expect, it } from 'vitest';
import { readAnswer, readFound } from './read-answer.ts';
import type { LookupService } from './services.ts';

const crossref = (message: object) => readAnswer('crossref', { status: 'ok', message });

describe('an answer from Crossref', () => {
  it('keeps every author, with particles, suffixes and organisations', () => {
    const author = [
      { family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' },
      { family: 'Goethe', given: 'Johann', 'dropping-particle': 'von' },
      { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
      { name: 'World Health\n Organization' },
      { given: 'Nobody' },
      { name: 'et al.' },
      ...Array.from({ length: 200 }, (_, n) => ({ family: `Family${n}`, given: 'A.' })),
    ];
    const work = crossref({ type: 'book', title: ['T'], author });
    expect(work?.author?.slice(0, 4)).toEqual([
      { family: 'van Beethoven', given: 'Ludwig' },
      { family: 'Goethe', given: 'Johann von' },
      { family: 'King', given: 'Martin Luther Jr.' },
      { literal: 'World Health Organization' },
    ]);
    expect(work?.author).toHaveLength(204);
  });

  it.each([
    [{ 'date-parts': [[2020, 2, 30]] }, [2020, 2, 30]],
    [{ 'date-parts': [[2020, 13]] }, [2020]],
    [{ 'date-parts': [['2020', '02']] }, [2020, 2]],
    [{ 'date-parts': [[null]] }, undefined],
    [{ raw: 'Spring 1998' }, [1998]],
    ['2001-05', [2001, 5]],
    [{}, undefined],
  ])('has the date %j as %j', (issued, parts) => {
    expect(crossref({ title: 'T', issued })?.issued?.['date-parts'][0]).toEqual(parts);
  });

  it('has title and subtitle once each', () => {
    expect(crossref({ title: ['Forests'], subtitle: ['A survey'] })?.title).toBe('Forests: A survey');
    expect(crossref({ title: ['Forests: A survey'], subtitle: ['A survey'] })?.title).toBe('Forests: A survey');
  });
});

/** Values that may occur where something else is expected. */
const ODD = [null, 0, '', 'text', [], {}, [[]], [null], { a: 1 }, Number.NaN, true, 'x'.repeat(6000), '\0\u0007'];
const FIELDS = (
  'title author editor issued type DOI ISSN page container-title message data attributes creators titles publisher ' +
  'publishers authors publish_date types dates'
).split(' ');
const SERVICES: LookupService[] = ['crossref', 'datacite', 'doi', 'pubmed', 'open-library'];

describe.each(SERVICES)('an odd answer from %s', (service) => {
  it('is a work or none, and never an error', () => {
    for (const odd of ODD) {
      expect(readAnswer(service, odd) ?? null).toBeNull();
      for (const field of FIELDS) {
        const inner = { title: 'T', titles: [{ title: 'T' }], [field]: odd };
        const answer = { message: inner, data: { attributes: inner }, 'ISBN:1': inner, ...inner };
        const work = readAnswer(service, answer);
        if (work) expect(JSON.stringify(work)).not.toMatch(/\\u0000|\\u0007|\[object/);
      }
    }
  });
});

it('keys and unknown fields in an answer are dropped', () => {
  const csl = {
    id: 'Ramsay_2020',
    'citation-key': 'evil}key',
    type: 'book',
    title: 'T',
    note: 'x',
    __proto__: { a: 1 },
  };
  expect(readAnswer('doi', csl)).toEqual({ type: 'book', title: 'T' });
});

describe('search results of a service', () => {
  it('are works; those without a title are left out', () => {
    const items = [{ type: 'journal-article', title: ['T'], DOI: '10.1/A' }, { type: 'journal-article' }, null, 'x', 3];
    expect(readFound('crossref', { message: { items } })).toEqual([
      { type: 'article-journal', title: 'T', DOI: '10.1/a' },
    ]);
    const data = [{ id: '10.2/b', attributes: { doi: '10.2/b', titles: [{ title: 'U' }] } }, { attributes: [] }];
    expect(readFound('datacite', { data })).toEqual([{ type: 'document', title: 'U', DOI: '10.2/b' }]);
    expect(readFound('crossref', { message: { items: [] } })).toEqual([]);
  });

  it.each([null, 0, '', [], {}, { message: null }, { message: { items: {} } }, { data: 'x' }])(
    'that is %j cannot be read',
    (answer) => {
      expect([readFound('crossref', answer), readFound('datacite', answer)]).toEqual([undefined, undefined]);
    },
  );

  it('may be odd in each place, and is never an error', () => {
    for (const odd of ODD) {
      for (const field of FIELDS) {
        const inner = { title: 'T', titles: [{ title: 'T' }], [field]: odd };
        const answer = { message: { items: [inner, odd] }, data: [{ attributes: inner }, odd] };
        for (const service of ['crossref', 'datacite'] as const)
          expect(JSON.stringify(readFound(service, answer))).not.toMatch(/\\u0000|\\u0007|\[object/);
      }
    }
  });
});
