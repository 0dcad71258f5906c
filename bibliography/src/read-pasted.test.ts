import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

const read = (text: string) => readPasted(text, 'auth+year');

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
    '@media print { a { color: red } }',
    'Just words.',
    '',
  ])('%s is a text', (text) => {
    expect(read(text)).toBeNull();
  });
});
