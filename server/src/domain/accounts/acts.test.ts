import { expect, test } from 'vitest';
import { markAct } from './acts.ts';

const ACT = { flow: 'a', path: '/api/admin/users/delete', input: { email: 'ada@example.org' } };

test('an act is the same with the password and without', () => {
  const withPassword = { ...ACT, input: { ...ACT.input, password: '' } };
  expect(markAct(withPassword)).toBe(markAct(ACT));
});

test.each([
  ['call', { path: '/api/admin/users/reset-factors' }],
  ['person', { input: { email: 'bob@example.org' } }],
  ['browser', { flow: 'b' }],
])('an act is another with another %s', (_what, other) => {
  expect(markAct({ ...ACT, ...other })).not.toBe(markAct(ACT));
});
