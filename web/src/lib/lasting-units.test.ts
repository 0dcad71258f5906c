import { expect, test } from 'vitest';
import { findLastingUnits } from './lasting-units.ts';

const find = (before: string, after: string): string[] => {
  const old = [...before];
  const now = [...after];
  return findLastingUnits(old, now, () => true).map(({ from, end, to }) => {
    const text = old.slice(from, end).join('');
    expect(now.slice(to, to + end - from).join('')).toBe(text);
    return text;
  });
};

test('what both have once is found again, with the neighbours that agree', () => {
  expect(find('aabxyc', 'aabzzc')).toEqual(['aab', 'c']);
  expect(find('112m334', '912m339')).toEqual(['12m33']);
  expect(find('', 'abc')).toEqual([]);
  expect(find('abc', 'abc')).toEqual(['abc']);
});

test('what was moved is left out, so that the order of both is kept', () => {
  expect(find('1abcd2', '3dabc4')).toEqual(['abc']);
});

test('neither end is used twice when one text repeats the other', () => {
  expect(find('aa', 'aaa')).toEqual(['aa']);
  expect(find('aba', 'ababa')).toEqual(['aba']);
});

test('a unit that may be there by chance leads nowhere', () => {
  expect(findLastingUnits(['a', 'b', 'c'], ['x', 'b', 'y'], (unit) => unit !== 'b')).toEqual([]);
});
