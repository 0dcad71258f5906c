import { expect, test } from 'vitest';
import { readShare } from './quota-bar.tsx';

test('a share is a whole percentage between 0 and 100', () => {
  expect(readShare(1, 3)).toBe(33);
  expect(readShare(999, 1000)).toBe(99);
  expect(readShare(1000, 1000)).toBe(100);
  expect(readShare(5, 4)).toBe(100);
  expect(readShare(0, 0)).toBe(0);
  expect(readShare(1, 0)).toBe(100);
  expect(readShare(-1, 10)).toBe(0);
});
