import { expect, test } from 'vitest';
import { RefusalCounts } from './refusal-counts.ts';

test('the first of each kind is reported at once, the others as one sum', () => {
  const counts = new RefusalCounts();
  const refusal = { kind: 'access', call: '/api/a', address: '192.0.2.1' } as const;
  expect(counts.note(refusal)).toEqual({ ...refusal, count: 1, addresses: 1 });
  expect(counts.note(refusal)).toBeNull();
  expect(counts.note({ ...refusal, address: '192.0.2.2' })).toBeNull();
  expect(counts.note({ ...refusal, kind: 'limit' })).toMatchObject({ kind: 'limit', count: 1 });
  expect(counts.take()).toEqual([{ ...refusal, count: 2, addresses: 2 }]);
  expect(counts.take()).toEqual([]);
  expect(counts.note(refusal)).not.toBeNull();
});

test('a flood of a million refusals of whatever calls and addresses is a few lines', () => {
  const counts = new RefusalCounts();
  let told = 0;
  for (let n = 0; n < 1_000_000; n += 1) {
    if (counts.note({ kind: 'access', call: `/api/${n % 5000}`, address: String(n) }) !== null) told += 1;
  }
  expect(told).toBe(21);
  const sums = counts.take();
  expect(sums.length).toBeLessThanOrEqual(21);
  expect(sums.reduce((all, { count }) => all + count, told)).toBe(1_000_000);
});
