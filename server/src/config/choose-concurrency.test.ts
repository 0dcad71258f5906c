import { expect, test } from 'vitest';
import { chooseConcurrency } from './choose-concurrency.ts';

const GB = 1024 ** 3;

test.each([
  [1, 8, 1],
  [2, 8, 2],
  [2, 3, 2],
  // The memory limit in compose.yaml.
  [2, 2, 1],
  [2, 0.5, 1],
  [4, 16, 3],
  [16, 8, 6],
])('%i processors and %d GB: %i at a time', (processors, memory, exports) => {
  expect(chooseConcurrency(processors, memory * GB)).toBe(exports);
});
