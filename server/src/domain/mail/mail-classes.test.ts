import { expect, test } from 'vitest';
import { openPriorities, priorityOf } from './mail-classes.ts';

test('account recovery goes before sign-ups, and these before notifications', () => {
  const kinds = ['group-added', 'verify-email', 'reset-password', 'something new', 'set-password'];
  expect(kinds.toSorted((a, b) => priorityOf(a) - priorityOf(b))).toEqual([
    'reset-password',
    'verify-email',
    'set-password',
    'group-added',
    'something new',
  ]);
});

test('notices stop at half of the quota, sign-ups at four fifths, and the rest is for account recovery', () => {
  expect(openPriorities(0, 500)).toEqual([0, 1, 2]);
  expect(openPriorities(249, 500)).toEqual([0, 1, 2]);
  expect(openPriorities(250, 500)).toEqual([0, 1]);
  expect(openPriorities(400, 500)).toEqual([0]);
  expect(openPriorities(500, 500)).toEqual([]);
  expect(openPriorities(0, 1)).toEqual([0, 1, 2]);
  expect(openPriorities(0, 0)).toEqual([]);
});
