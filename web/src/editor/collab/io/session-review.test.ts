import { expect, it } from 'vitest';
import { paceTelling } from './session-review.ts';

it('follows typing at once in a short review, and with a twentieth of the time in a long one', () => {
  expect([0, 2, 10, 1000].map(paceTelling)).toEqual([50, 50, 200, 400]);
});
