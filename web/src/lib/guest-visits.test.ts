import { expect, test } from 'vitest';
import { continueVisit, isSinceVisit } from './guest-visits.ts';

const MINUTE = 60_000;
const at = (minutes: number): number => Date.parse('2026-11-24T12:00:00Z') + minutes * MINUTE;
const time = (minutes: number): string => new Date(at(minutes)).toISOString();

test('nothing is new on a first visit', () => {
  const first = continueVisit(null, at(0));
  expect(isSinceVisit(first, time(5))).toBe(false);
});

test('changes made after the last visit stay new throughout the next', () => {
  const first = continueVisit(continueVisit(null, at(0)), at(20));
  const next = continueVisit(first, at(100));
  expect(isSinceVisit(next, time(50))).toBe(true);
  expect(isSinceVisit(next, time(10))).toBe(false);
  expect(isSinceVisit(continueVisit(next, at(120)), time(50))).toBe(true);
  expect(isSinceVisit(continueVisit(continueVisit(next, at(120)), at(200)), time(110))).toBe(false);
});

test('what was saved on leaving counts as one’s own change', () => {
  const next = continueVisit(continueVisit(null, at(0)), at(100));
  expect(isSinceVisit(next, time(0.5))).toBe(false);
  expect(isSinceVisit(next, time(2))).toBe(true);
});
