import { describe, expect, test } from 'vitest';
import { cutBib, listPossibleKeys } from './cut.ts';
import { scanBib } from './scan.ts';

const FILE = `@string{j = "Journal"}
@comment{x}
@article{a, title={A}, journal=j, crossref={Parent}}
@book{b, title={B}}
@proceedings{parent, title={P}, xdata = {shared, more}}
@xdata{shared, publisher={X}}
@xdata{more, location={Y}, xdata={deep}}
@xdata{deep, note={Z}}
@book{old, title={O}, ids = {older, oldest}}
`;

const keys = (text: string | null): string[] => scanBib(text ?? '').flatMap(({ key, type }) => [key || type]);

test('the cut file has what is cited, what it inherits from, and the abbreviations', () => {
  expect(keys(cutBib(FILE, (key) => key === 'a'))).toEqual(['string', 'a', 'parent', 'shared', 'more', 'deep']);
  expect(keys(cutBib(FILE, (key) => key === 'older'))).toEqual(['string', 'old']);
  expect(keys(cutBib(FILE, () => false))).toEqual(['string']);
});

test('a file with an open entry stays whole', () => {
  expect(cutBib(`${FILE}@book{c, title={`, (key) => key === 'a')).toBeNull();
});

describe('possible keys', () => {
  test.each([
    ['As @smith2020 says.', 'smith2020'],
    ['[see @a:b.c-d, p. 3; -@e/f]', 'a:b.c-d'],
    ['[see @a:b.c-d, p. 3; -@e/f]', 'e/f'],
    ['@{https://a.b/c?d=e}', 'https://a.b/c?d=e'],
    ['Ends with @key.', 'key'],
    ['*@key*', 'key'],
    ['@müller2020–@次', 'müller2020'],
    ['nocite: |\n  @one, @two', 'two'],
  ])('%s', (text, key) => expect(listPossibleKeys(text, true)?.has(key)).toBe(true));

  test('everything is cited', () => expect(listPossibleKeys('nocite: "@*"', true)).toBeNull());
  test('other formats cite in other ways', () =>
    expect(listPossibleKeys('\\cite{one,two} and [cite:@three]', false)).toEqual(
      new Set(['cite', 'one', 'two', 'and', 'cite:', 'three']),
    ));
});
