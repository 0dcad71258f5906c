import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    'password123',
    'p@ssw0rd123',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'iloveyou123',
    'administrator',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'letmeinplease',
    'dragon2020!!',
    'qwerty12345',
    'zaq12wsxcde3',
    'sunshine1234',
    'passwordpassword',
    // On the published list, but not derived from words and rules.
    '4815162342',
    '1029384756',
    'rjirfrgbde',
    'california',
    'harrypotter',
    'playstation',
    '7ugd5hip2j',
  ])('knows %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery',
    'alice: a long pass phrase',
    'tr0mbone-lagoon',
    'vq8#kz!mpw2l',
    'wir gehen morgen baden',
    'a quiet pass phrase',
    'marmalade-kettle',
  ])('lets %s pass', (password) => expect(isCommonPassword(password)).toBe(false));
});
