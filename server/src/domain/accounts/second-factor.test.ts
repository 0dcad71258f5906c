import { expect, test } from 'vitest';
import { chooseNextStep, formatRecoveryCode, isRequired, readCode } from './second-factor.ts';

test.each([
  ['nobody', false, false, 'session'],
  ['nobody', true, false, 'session'],
  ['nobody', false, true, 'second-factor'],
  ['admins', false, false, 'session'],
  ['admins', true, false, 'enrol'],
  ['admins', true, true, 'second-factor'],
  ['everybody', false, false, 'enrol'],
  ['everybody', true, true, 'second-factor'],
] as const)('required of %s: administrator %s, with a factor %s → %s', (policy, isAdmin, hasFactor, next) => {
  expect(chooseNextStep(policy, { isAdmin, hasFactor })).toBe(next);
  if (next === 'enrol') expect(isRequired(policy, isAdmin)).toBe(true);
});

test('a recovery code is recognised however it is typed', () => {
  const shown = formatRecoveryCode('ABCDOLB2345672QRSTUV');
  expect(shown).toBe('abcd-olb2-3456-72qr');
  for (const typed of [shown, ' ABCD OLB2 3456 72QR ', 'abcdo1b2345672qr', 'abcd-0182-3456-72qr'])
    expect(readCode(typed)).toEqual({ kind: 'recovery', code: 'abcdolb2345672qr' });
});

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['', null],
  ['abcd-efgh-ijkl-mnop-q', null],
  ['\u0661\u0662\u0663\u0664\u0665\u0666', null],
])('%j is read as %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});
