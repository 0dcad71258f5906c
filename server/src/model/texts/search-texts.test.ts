import { expect, test } from 'vitest';
import { isEnough } from './search-texts.ts';

test('a search ends with enough texts or after a time limit, even if nothing was found', () => {
  expect([isEnough(10, 10, 0), isEnough(9, 10, 1000), isEnough(1, 10, 2000)]).toEqual([true, false, true]);
  expect([isEnough(0, 10, 2000), isEnough(0, 10, 4000)]).toEqual([false, true]);
});
