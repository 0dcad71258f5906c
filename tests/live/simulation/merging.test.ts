import { expect, test } from 'vitest';
import { tryMerge } from './merging.ts';

const RUNS = 4000;

test('random files merged into texts that others kept typing in contain no word nobody wrote, and lose none', () => {
  const first = Math.floor(Math.random() * 2 ** 31);
  let [garbled, held, written] = [0, 0, 0];
  for (let seed = first; seed < first + RUNS; seed += 1) {
    const run = tryMerge(seed);
    expect(run.violations, `node scripts/merge-campaign.ts 1 ${seed}`).toEqual([]);
    if (run.isGarbledByCharacters) garbled += 1;
    held += run.held;
    written += run.written;
  }
  // The texts are such that a merge by characters would be caught.
  expect(garbled).toBeGreaterThan(RUNS / 20);
  expect(written).toBeGreaterThan(held);
});
