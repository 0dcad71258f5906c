import { expect, test } from 'vitest';
import { chargeForHistory } from './history-charge.ts';

test.each([
  [0, 0, 0],
  [65_536, 0, 0],
  [65_537, 0, 1],
  [200_000, 100_000, 0],
  [200_001, 100_000, 1],
  [1_000_000, 100_000, 800_000],
])('%i bytes of history for a text of %i bytes cost %i', (log, text, charge) =>
  expect(chargeForHistory(log, text)).toBe(charge),
);
