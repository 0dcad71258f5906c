import { expect, it } from 'vitest';
import { findSettled } from './settled.ts';

const rows = (...pairs: [seq: number, at: number][]) => pairs.map(([seq, at]) => ({ seq, created_at: at }));

it('waits for overtaken rows until their transactions must have been rolled back', () => {
  const now = 100_000;
  expect(findSettled([], now)).toBeUndefined();
  expect(findSettled(rows([7, now]), now)).toBe(7);
  expect(findSettled(rows([7, now], [8, now], [9, now]), now)).toBe(9);
  expect(findSettled(rows([7, now], [9, now], [10, now]), now)).toBe(7);
  expect(findSettled(rows([7, now], [9, now - 10_000], [10, now]), now)).toBe(10);
  expect(findSettled(rows([7, 0], [9, 0], [11, now]), now)).toBe(9);
});
