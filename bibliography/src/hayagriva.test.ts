import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readHayagriva } from './hayagriva.ts';

const FILE = `
harry:
    type: Book
    title: { value: Harry Potter, verbatim: true }
    author: ["Rowling, J. K."]
    editor: { name: Berg, given-name: Ana, prefix: van den }
    publisher: { name: Bloomsbury, location: London }
    date: 1997-06
    serial-number: { isbn: 978-0-7475-3269-9 }
kinetics:
    type: Article
    title: Kinetics
    author:
        - Smith, Jane
        - Plato
    date: 2016-10-27
    page-range: 98-103
    url: { value: "https://x.org/a", date: 2020-01-01 }
    serial-number: { doi: 10.1000/abc }
    parent:
        type: Periodical
        title: Computer Methods
        volume: 139
        issue: 2
        serial-number: { issn: 0169-2607 }
talk:
    type: Article
    title: A talk
    parent: [{ type: Proceedings, title: Proc, editor: Roe } , { type: Conference, title: Conf }]
`;

describe('hayagriva', () => {
  it('is read with what its parents say', () => {
    expect(readHayagriva(parse(FILE))).toEqual([
      [
        'harry',
        {
          type: 'book',
          title: 'Harry Potter',
          author: [{ family: 'Rowling', given: 'J. K.' }],
          editor: [{ family: 'van den Berg', given: 'Ana' }],
          publisher: 'Bloomsbury',
          'publisher-place': 'London',
          ISBN: '978-0-7475-3269-9',
          issued: { 'date-parts': [[1997, 6]] },
        },
      ],
      [
        'kinetics',
        {
          type: 'article-journal',
          title: 'Kinetics',
          'container-title': 'Computer Methods',
          author: [{ family: 'Smith', given: 'Jane' }, { literal: 'Plato' }],
          volume: '139',
          issue: '2',
          page: '98-103',
          DOI: '10.1000/abc',
          ISSN: '0169-2607',
          URL: 'https://x.org/a',
          issued: { 'date-parts': [[2016, 10, 27]] },
        },
      ],
      ['talk', { type: 'paper-conference', title: 'A talk', 'container-title': 'Proc', editor: [{ literal: 'Roe' }] }],
    ]);
  });

  it.each(['a: 1', '- a', 'a: { type: Book }', 'a: { type: Book, title: T }\nb: words', '{}'])(
    '%s is something else',
    (text) => {
      expect(readHayagriva(parse(text))).toBeNull();
    },
  );
});
