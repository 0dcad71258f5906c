import { expect } from 'vitest';

const ROUNDS = 200;
const FREE_EVERY = 4;
/** A real difference appears every time; noise from a busy machine does not. */
const SAMPLES = 3;

/**
 * Makes two calls alternately and expects indistinguishable times: medians within a tenth and 5 ms, and no significant
 * Mann-Whitney difference.
 */
export async function compareTimes(freeBudgets: () => Promise<void>, calls: Calls): Promise<void> {
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const { apart, share, p } = await takeSample(freeBudgets, calls);
    if (apart < 5 && share < 0.1 && p > 0.01) return;
  }
  const { apart, share, p } = await takeSample(freeBudgets, calls);
  expect(apart).toBeLessThan(5);
  expect(share).toBeLessThan(0.1);
  expect(p).toBeGreaterThan(0.01);
}

interface Calls {
  known: () => Promise<unknown>;
  unknown: () => Promise<unknown>;
}

async function takeSample(
  freeBudgets: () => Promise<void>,
  calls: Calls,
): Promise<{ apart: number; share: number; p: number }> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % FREE_EVERY === 0) await freeBudgets();
    // Alternate who goes first, or the order itself would be measured.
    const pair = [
      { into: known, call: calls.known },
      { into: unknown, call: calls.unknown },
    ];
    for (const { into, call } of round % 2 === 0 ? pair : pair.reverse()) {
      const started = performance.now();
      await call();
      into.push(performance.now() - started);
    }
  }
  const [a, b] = [median(known), median(unknown)];
  const p = mannWhitney(known, unknown);
  console.log(`medians ${a.toFixed(2)} ms and ${b.toFixed(2)} ms, p = ${p.toFixed(3)}`);
  return { apart: Math.abs(a - b), share: Math.abs(a - b) / Math.max(a, b), p };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Two-sided p-value of the rank sum test, by its normal approximation. */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, first: true })), ...b.map((value) => ({ value, first: false }))];
  all.sort((x, y) => x.value - y.value);
  const ranks = all.reduce((sum, { first }, at) => sum + (first ? at + 1 : 0), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** Cumulative normal distribution (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
