import { expect, test } from 'vitest';
import { readDateParts, readMonth, writeDateParts, writeMonth } from './form-date.ts';
import { rewriteEntry } from './rewrite-entry.ts';

test('months are read in each manner and written in the one that stood there', () => {
  expect(['jan', 'May', 'September', '09', '12', 'dec.'].map(readMonth)).toEqual([1, 5, 9, 9, 12, 12]);
  expect(['', '13', '0', '"1~" # jan', 'spring'].map(readMonth)).toEqual([null, null, null, null, null]);
  expect([writeMonth(2, ''), writeMonth(2, 'jan'), writeMonth(2, '9'), writeMonth(2, '09')]).toEqual([
    'feb',
    'feb',
    '2',
    '02',
  ]);
  const inFull = ['September', 'march', 'May', 'may', 'Jan'].map((before) => writeMonth(2, before));
  expect(inFull).toEqual(['February', 'february', 'February', 'feb', 'Feb']);
});

test('a month that is added is an abbreviation without braces, which each style prints in its language', () => {
  const add = (month: string) => rewriteEntry('@misc{k, year = 2020}', { fields: new Map([['month', month]]) });
  expect(add('feb')).toEqual({ ok: true, source: '@misc{k, year = 2020, month = feb}' });
  expect(add('early spring')).toEqual({ ok: true, source: '@misc{k, year = 2020, month = {early spring}}' });
});

test('a date of BibLaTeX has parts unless it is a span', () => {
  for (const date of ['2020', '2020-05', '2020-05-03']) expect(writeDateParts(readDateParts(date)!)).toBe(date);
  for (const date of ['2020/2021', '2020~', '', 'May 2020', '2020-5']) expect(readDateParts(date)).toBeNull();
  expect(writeDateParts({ year: '2020', month: '', day: '3' })).toBe('2020');
  expect(writeDateParts({ year: '2020', month: '5', day: '3' })).toBe('2020-05-03');
});
