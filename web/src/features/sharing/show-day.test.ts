import { expect, it } from 'vitest';
import { dayOf, endOfDay } from './show-day.ts';

it('a share ends at the end of the chosen day, and shows that day again', () => {
  expect(dayOf(endOfDay('2027-03-09'))).toBe('2027-03-09');
  expect(new Date(endOfDay('2027-03-09') ?? '').getHours()).toBe(23);
});

it('never ends if no day was chosen', () => {
  expect(endOfDay('')).toBeNull();
  expect(dayOf(null)).toBe('');
});
