import { describe, expect, it } from 'vitest';
import { joinSpans, planSlices } from './history-slices.ts';

const DAY = 86_400_000;
const NOW = 400 * DAY;

function rows(...times: number[]): { from: number; to: number; startedAt: number; endedAt: number }[] {
  return times.map((at, i) => ({ from: i, to: i + 1, startedAt: at, endedAt: at }));
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

  it('are sittings after that, ended by half an hour of quiet', () => {
    const start = NOW - 100 * DAY;
    const log = rows(start, start + 20 * 60_000, start + 45 * 60_000, start + 80 * 60_000, start + 81 * 60_000);
    expect(versions(planSlices(log, new Set(), NOW))).toEqual([
      [0, 3],
      [3, 5],
    ]);
  });

  it('never cross a version that is kept by itself', () => {
    const start = NOW - 100 * DAY;
    const log = rows(start, start + 1, start + 2, start + 3);
    expect(versions(planSlices(log, new Set([2]), NOW))).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it('keep who wrote what', () => {
    const ada = { user: 'a', name: 'Ada' };
    const ben = { user: 'b', name: 'Ben' };
    expect(
      joinSpans([
        { ...ada, from: 0, to: 1 },
        { ...ada, from: 1, to: 3 },
        { ...ben, from: 3, to: 4 },
        { ...ada, from: 4, to: 5 },
      ]),
    ).toEqual([
      { ...ada, from: 0, to: 3 },
      { ...ben, from: 3, to: 4 },
      { ...ada, from: 4, to: 5 },
    ]);
  });
});
