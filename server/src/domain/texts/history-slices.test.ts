import { describe, expect, it } from 'vitest';
import { type LogRow, planSlices } from './history-slices.ts';

const DAY = 86_400_000;
const NOW = 400 * DAY;

function rows(...times: number[]): LogRow[] {
  return times.map((at, i) => ({ from: i, to: i + 1, startedAt: at, endedAt: at, form: 'pushed', bytes: 100 }));
}

function versions(
  slices: readonly (readonly { from: number; to: number }[])[],
): [number | undefined, number | undefined][] {
  return slices.map((slice) => [slice[0]?.from, slice.at(-1)?.to]);
}

describe('slices of history', () => {
  it('leave the last day alone', () => {
    expect(planSlices(rows(NOW - 1000, NOW - 900), new Set(), NOW)).toEqual([]);
  });

  it('are minutes for thirty days', () => {
    const minute = NOW - 5 * DAY;
    const log = rows(minute, minute + 1000, minute + 59_000, minute + 60_000, minute + 61_000);
    expect(versions(planSlices(log, new Set(), NOW))).toEqual([
      [0, 3],
      [3, 5],
    ]);
  });

  it('are sessions after that, ended by half an hour without edits', () => {
    const start = NOW - 100 * DAY;
    const log = rows(start, start + 20 * 60_000, start + 45 * 60_000, start + 80 * 60_000, start + 81 * 60_000);
    expect(versions(planSlices(log, new Set(), NOW))).toEqual([
      [0, 3],
      [3, 5],
    ]);
  });

  it('never cross a fixed version', () => {
    const start = NOW - 100 * DAY;
    const log = rows(start, start + 1, start + 2, start + 3);
    expect(versions(planSlices(log, new Set([2]), NOW))).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it('leave rows composed by earlier releases alone', () => {
    const start = NOW - 100 * DAY;
    const log = rows(start, start + 1, start + 2, start + 3, start + 4);
    const mixed = log.map((row, i) => ({ ...row, form: i === 2 ? ('composed' as const) : ('packed' as const) }));
    expect(versions(planSlices(mixed, new Set(), NOW))).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });

  it('end where a row would become too large to read at once', () => {
    const start = NOW - 100 * DAY;
    const log = rows(start, start + 1, start + 2, start + 3).map((row) => ({ ...row, bytes: 500_000 }));
    expect(versions(planSlices(log, new Set(), NOW))).toEqual([
      [0, 2],
      [2, 4],
    ]);
    const long = [0, 3000, 4000, 8000].map((from, i, all) => ({
      from,
      to: all[i + 1] ?? 8001,
      startedAt: start + i,
      endedAt: start + i,
      form: 'pushed' as const,
      bytes: 10,
    }));
    expect(versions(planSlices(long, new Set(), NOW))).toEqual([
      [0, 4000],
      [4000, 8001],
    ]);
  });
});
