import { expect, test } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const NOW = new Date(2026, 10, 20, 15, 42).getTime();
const ago = (...date: [number, number, number, number, number]): string =>
  formatRelativeTime(new Date(...date).getTime(), NOW, 'en-GB');

test('times get coarser with age', () => {
  expect(formatRelativeTime(NOW - 20_000, NOW, 'en-GB')).toBe('just now');
  expect(formatRelativeTime(NOW + 20_000, NOW, 'en-GB')).toBe('just now');
  expect(ago(2026, 10, 20, 15, 30)).toBe('12 min ago');
  expect(ago(2026, 10, 20, 12, 0)).toBe('3 hr ago');
  expect(ago(2026, 10, 19, 9, 0)).toBe('yesterday');
  expect(ago(2026, 10, 17, 9, 0)).toBe('Tuesday');
  expect(ago(2026, 9, 2, 9, 41)).toBe('2 Oct, 09:41');
  expect(ago(2024, 9, 2, 9, 41)).toBe('2 Oct 2024');
});
