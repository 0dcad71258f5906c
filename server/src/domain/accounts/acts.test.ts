import { expect, test } from 'vitest';
import { markAct } from './acts.ts';

const ACT = { flow: 'a', path: '/api/admin/users/delete', input: { email: 'ada@example.org' } };

test('a call is the same act with or without the password', () => {
  const withPassword = { ...ACT, input: { ...ACT.input, password: '' } };
  expect(markAct(withPassword)).toBe(markAct(ACT));
});

test.each([
  ['call', { path: '/api/admin/users/reset-factors' }],
  ['person', { input: { email: 'bob@example.org' } }],
  ['browser', { flow: 'b' }],
])('a different %s makes a different act', (_what, other) => {
  expect(markAct({ ...ACT, ...other })).not.toBe(markAct(ACT));
});
