import { expect, test } from 'vitest';
import { findCommonUnits } from './common-units.ts';

const find = (before: string, after: string): string[] => {
  const old = [...before];
  const now = [...after];
  return findCommonUnits(old, now, () => true).map(({ from, end, to }) => {
    const text = old.slice(from, end).join('');
    expect(now.slice(to, to + end - from).join('')).toBe(text);
    return text;
  });
};

test('finds units unique in both texts, with matching neighbours', () => {
  expect(find('aabxyc', 'aabzzc')).toEqual(['aab', 'c']);
  expect(find('112m334', '912m339')).toEqual(['12m33']);
  expect(find('', 'abc')).toEqual([]);
  expect(find('abc', 'abc')).toEqual(['abc']);
});

test('leaves out moved units, preserving the order in both', () => {
  expect(find('1abcd2', '3dabc4')).toEqual(['abc']);
});

test('uses neither end twice when one text repeats the other', () => {
  expect(find('aa', 'aaa')).toEqual(['aa']);
  expect(find('aba', 'ababa')).toEqual(['aba']);
});

test('ignores units that may match by chance', () => {
  expect(findCommonUnits(['a', 'b', 'c'], ['x', 'b', 'y'], (unit) => unit !== 'b')).toEqual([]);
});
