import { expect, test } from 'vitest';
import { pickGreeting } from './greeting.ts';

test('the greeting changes at 5, 11, 15, 18 and 22', () => {
  const words = Array.from({ length: 24 }, (_, hour) => pickGreeting(hour));
  expect(words.slice(0, 5)).toEqual(Array(5).fill('night'));
  expect(words.slice(5, 11)).toEqual(Array(6).fill('morning'));
  expect(words.slice(11, 15)).toEqual(Array(4).fill('day'));
  expect(words.slice(15, 18)).toEqual(Array(3).fill('afternoon'));
  expect(words.slice(18, 22)).toEqual(Array(4).fill('evening'));
  expect(words.slice(22)).toEqual(Array(2).fill('night'));
});
