import { describe, expect, it, test } from 'vitest';
import { computeCode, findStep, makeTotpUri, stepAt, toBase32 } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');
const NOW = 1_111_111_111_000;

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at %d s the code is %s', (seconds, code) => {
  expect(computeCode(KEY, stepAt(seconds * 1000), 8)).toBe(code);
});

const HOTP = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');

test.each(HOTP.map((code, counter) => [counter, code] as const))(
  'RFC 4226: for the counter %d the code is %s',
  (counter, code) => {
    expect(computeCode(KEY, counter)).toBe(code);
  },
);

describe('a code', () => {
  it('is accepted in its own step, the one before and the one after', () => {
    const code = computeCode(KEY, stepAt(NOW));
    for (const off of [-30_000, 0, 30_000]) expect(findStep(KEY, code, NOW + off)).toBe(stepAt(NOW));
    for (const off of [-60_000, 60_000]) expect(findStep(KEY, code, NOW + off)).toBeNull();
  });

  it('is wrong with another length, key or script', () => {
    const code = computeCode(KEY, stepAt(NOW));
    for (const wrong of ['', code.slice(1), `${code}0`, `0${code}`, '١٢٣٤٥٦'])
      expect(findStep(KEY, wrong, NOW)).toBeNull();
    expect(findStep(Buffer.from('another key'), code, NOW)).toBeNull();
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %j in base 32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('the QR code’s label contains server and account, whatever their names', () => {
  const uri = new URL(makeTotpUri('Ink: & Quill', 'ada+x@example.org', 'MZXW6'));
  expect(decodeURIComponent(uri.pathname)).toBe('/Ink  & Quill:ada+x@example.org');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: 'MZXW6', issuer: 'Ink  & Quill' });
});
