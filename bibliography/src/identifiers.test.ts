import { describe, expect, test } from 'vitest';
import { findIdentifiers, readIdentifier, readIsbn } from './identifiers.ts';

const find = (text: string): string[] => findIdentifiers(text).map(({ kind, value }) => `${kind} ${value}`);

describe('identifiers in text', () => {
  test.each<[string, string[]]>([
    ['See https://doi.org/10.1038/NATURE12373.', ['doi 10.1038/nature12373']],
    ['doi:10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O', ['doi 10.1002/(sici)1097-4571(199806)49:8']],
    ['(10.1000/abc(1))', ['doi 10.1000/abc(1)']],
    ['10.5281/zenodo.1234, and more', ['doi 10.5281/zenodo.1234']],
    ['arXiv:2301.00001v2', ['arxiv 2301.00001v2']],
    ['https://arxiv.org/pdf/hep-th/9901001.pdf', ['arxiv hep-th/9901001']],
    ['PMID: 12345678', ['pmid 12345678']],
    ['https://pubmed.ncbi.nlm.nih.gov/12345/', ['pmid 12345']],
    ['ISBN 978-3-16-148410-0', ['isbn 9783161484100']],
    ['ISBN-10: 0-306-40615-2', ['isbn 9780306406157']],
    ['ISBN 978-3-16-148410-1 is wrong', []],
    ['Call 0306406152345', []],
    ['Nothing 10.5 of 2020.', []],
    ['10.1000/a and PMID 7', ['doi 10.1000/a', 'pmid 7']],
  ])('%s', (text, expected) => expect(find(text)).toEqual(expected));

  test('alone or not', () => {
    expect(readIdentifier(' https://doi.org/10.1000/a \n')?.value).toBe('10.1000/a');
    expect(readIdentifier('see 10.1000/a')).toBeNull();
  });

  test('the check digit of an ISBN is the one it should be', () => {
    expect(readIsbn('080442957X')).toBe('9780804429573');
    expect(readIsbn('0804429571')).toBeNull();
    expect(readIsbn('97831614841')).toBeNull();
  });
});
