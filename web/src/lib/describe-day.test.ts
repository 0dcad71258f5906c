import { describe, expect, test } from 'vitest';
import { describeDay, groupByDay } from './describe-day.ts';

const NOW = new Date(2026, 2, 1, 0, 30);
const at = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();

describe('days as headings', () => {
  test.each([
    ['Today', at(2026, 2, 1, 0, 5)],
    ['Yesterday', at(2026, 1, 28, 23, 55)],
  ])('%s', (expected, time) => {
    expect(describeDay(time, NOW)).toBe(expected);
  });

  test('the day of the week in this year, the year in others', () => {
    const [thisYear, lastYear] = [at(2026, 1, 27, 12, 0), at(2025, 11, 31, 12, 0)].map((time) =>
      describeDay(time, NOW),
    );
    expect(thisYear).toMatch(/^Friday.*27/u);
    expect(thisYear).not.toContain('2026');
    expect(lastYear).toMatch(/31.*2025$/u);
  });

  test('keeps the order within and among days', () => {
    const times = [at(2020, 1, 3, 12, 0), at(2020, 1, 3, 9, 0), at(2020, 1, 1, 9, 0)];
    expect(groupByDay(times, (time) => time).map(([, those]) => those)).toEqual([times.slice(0, 2), times.slice(2)]);
  });
});
