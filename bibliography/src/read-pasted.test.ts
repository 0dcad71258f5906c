import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPasted } from './read-pasted.ts';

const read = (text: string) => readPasted(text, 'auth+year', (yaml) => parse(yaml));

describe('a pasted text', () => {
  it('of BibTeX is its entries, byte for byte', () => {
    const [a, b] = ['@article{a1,\n title={A {B}}\n}', '@book{b2, x = "y"}'];
    expect(read(`% Exported\n${a}\n\n${b}\n`)).toEqual({
      kind: 'entries',
      entries: [
        { key: 'a1', source: a },
        { key: 'b2', source: b },
      ],
    });
  });

  it('of RIS or CSL JSON is entries under our keys, each of its own', () => {
    const ris =
      'TY  - JOUR\nAU  - Lee, Ana\nPY  - 2020\nTI  - One\nER  - \nTY  - JOUR\nAU  - Lee, Ana\nPY  - 2020\nTI  - Two\nER  - ';
    expect(read(ris)).toMatchObject({ kind: 'entries', entries: [{ key: 'lee2020' }, { key: 'lee2020a' }] });
    const csl = [
      { id: 'x y', type: 'book', title: 'T', author: [{ family: 'Wu' }], issued: { 'date-parts': [[1999]] } },
    ];
    expect(read(JSON.stringify(csl))).toMatchObject({ entries: [{ key: 'wu1999' }] });
    expect(read(JSON.stringify(csl[0]))).toMatchObject({ entries: [{ key: 'wu1999' }] });
  });

  it('of identifiers is these', () => {
    expect(read('https://doi.org/10.1000/abc\narXiv:1706.03762v5, PMID: 33')).toMatchObject({
      kind: 'identifiers',
      identifiers: [{ kind: 'doi', value: '10.1000/abc' }, { kind: 'arxiv' }, { kind: 'pmid', value: '33' }],
    });
  });

  it('of CSL YAML or hayagriva is entries under their own keys, where these are keys', () => {
    const csl =
      '---\nreferences:\n- id: wu:nine\n  type: book\n  title: T\n  issued:\n  - year: 1999\n    month: 2\n- id: a b\n  type: book\n  title: U\n  author:\n  - family: Lee\n  issued: 2001\n...\n';
    expect(read(csl)).toMatchObject({
      entries: [{ key: 'wu:nine', source: expect.stringContaining('1999-02') }, { key: 'lee2001' }],
    });
    expect(read('wu-nine:\n    type: Book\n    title: T\n    date: 1999\n')).toMatchObject({
      entries: [{ key: 'wu-nine' }],
    });
  });

  it('of EndNote XML is entries under our keys', () => {
    const record =
      '<record><ref-type name="Book">6</ref-type><contributors><authors><author><style face="normal">Lee, Ana</style></author></authors></contributors><titles><title>One &amp; all</title></titles><dates><year>2020</year></dates></record>';
    expect(read(`<?xml version="1.0" encoding="UTF-8" ?><xml><records>${record}</records></xml>`)).toMatchObject({
      entries: [{ key: 'lee2020', source: expect.stringContaining('One \\& all') }],
    });
    expect(read(`<xml><records>${record}`)).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('EndNote'),
    });
  });

  it('that is not complete says so', () => {
    expect(read('@article{a1, title = {A')).toMatchObject({ kind: 'broken', reason: expect.stringContaining('brace') });
    expect(read('@article{, title = {A}}')).toMatchObject({ kind: 'broken' });
    expect(read('@misc{a}'.repeat(101))).toMatchObject({ kind: 'broken', reason: expect.stringContaining('100') });
  });

  it.each([
    'See https://doi.org/10.1000/abc for more.',
    '[@smith2020]',
    '@smith2020 says',
    'user@example.org',
    '{"a": 1}',
    '[1, 2]',
    '{ broken',
    '---\ntitle: A paper\ntype: article\n---',
    'type:\n  - a list',
    '- type: a to-do list',
    'services:\n  web:\n    type: container\n',
    '<p>Words</p>',
    '@media print { a { color: red } }',
    'Just words.',
    '',
  ])('%s is a text', (text) => {
    expect(read(text)).toBeNull();
  });
});
