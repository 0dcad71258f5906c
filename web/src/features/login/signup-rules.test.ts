import { expect, test } from 'vitest';
import { checkSignup } from './signup-rules.ts';

const GOOD = {
  name: 'Ines',
  email: 'i@x.org',
  confirmEmail: 'i@x.org',
  password: ' pass p ase ',
  confirmPassword: ' pass p ase ',
};

test('a complete form has no problems; passwords are compared untrimmed', () => {
  expect(checkSignup(GOOD)).toEqual({});
  expect(checkSignup({ ...GOOD, confirmPassword: 'pass p ase' })).toEqual({
    confirmPassword: 'Passwords do not match.',
  });
});

test('each rule has its own message at its own field', () => {
  expect(checkSignup({ name: ' ', email: '', confirmEmail: 'x', password: '', confirmPassword: 'y' })).toEqual({
    name: 'Please provide a name.',
    email: 'Please provide an email address.',
    confirmEmail: 'Emails do not match.',
    password: 'Please provide a password.',
    confirmPassword: 'Passwords do not match.',
  });
});

test('reports a short password, counting characters as the server does', () => {
  const short = (password: string) => checkSignup({ ...GOOD, password, confirmPassword: password });
  expect(short('ninechars')).toEqual({ password: 'A password needs at least 10 characters.' });
  expect(short('𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞')).toEqual({ password: 'A password needs at least 10 characters.' });
  expect(short('ten chars!')).toEqual({});
});
