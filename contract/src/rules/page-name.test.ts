import { expect, it } from 'vitest';
import { isPageName } from './page-name.ts';

it.each(['abc', 'kelp-forests-2027', '0a1'])('%s is a page name', (name) => {
  expect(isPageName(name)).toBe(true);
});

it.each([
  '',
  'ab',
  'Kelp',
  'kelp forests',
  'kelp_forests',
  '-kelp',
  'kelp-',
  'kelp--forests',
  'käse',
  '../kelp',
  'a/b',
])('“%s” is not', (name) => {
  expect(isPageName(name)).toBe(false);
});

it('is limited, and checked in linear time', () => {
  expect(isPageName('a'.repeat(80))).toBe(true);
  expect(isPageName('a'.repeat(81))).toBe(false);
  const before = performance.now();
  expect(isPageName(`${'a-'.repeat(500_000)}!`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(500);
});
