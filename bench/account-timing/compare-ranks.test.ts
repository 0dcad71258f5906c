import { expect, test } from 'vitest';
import { compareRanks } from './compare-ranks.ts';

const count = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

test('identical samples do not differ, whatever their order', () => {
  expect(compareRanks(count(0, 50), count(0, 50).toReversed())).toBeCloseTo(1, 6);
  expect(compareRanks([5, 5, 5], [5, 5, 5])).toBe(1);
});

test('disjoint samples differ significantly', () => {
  expect(compareRanks(count(0, 50), count(50, 100))).toBeLessThan(1e-15);
  expect(compareRanks(count(0, 200), count(30, 230))).toBeLessThan(0.01);
});

test('matches the probability of a textbook sample', () => {
  // Two samples with U = 19 of 5 × 10 and no ties: z = 0.6736 with continuity correction, p = 0.5006.
  const [one, other] = [
    [1, 5, 7, 9, 12],
    [2, 3, 4, 6, 8, 10, 11, 13, 14, 15],
  ];
  expect(compareRanks(one, other)).toBeCloseTo(0.5006, 2);
});
