import { expect, test } from 'vitest';
import { DeviceCookie } from './device-cookie.ts';
import type { ServerKey } from '../domain/accounts/server-keys.ts';
import { KeyRing } from './key-ring.ts';

const makeKey = (id: string, goodUntil: number | null = null): ServerKey => ({
  id,
  key: Buffer.alloc(32, id).toString('base64'),
  madeAt: 0,
  goodUntil,
});

test('a browser is known for the accounts that logged in with it, and for no others', () => {
  const devices = new DeviceCookie(new KeyRing([makeKey('a')], () => 0));
  const one = devices.add('', 'ada@example.org');
  const both = devices.add(one, 'ben@example.org');
  expect(devices.find(both, 'ada@example.org')).toMatch(/^[\w-]{22}$/);
  expect(devices.find(both, 'ben@example.org')).toMatch(/^[\w-]{22}$/);
  expect(devices.find(both, 'eve@example.org')).toBeNull();
  expect(both).not.toContain('ada');
  expect(devices.add(both, 'ada@example.org')).toBe(both);
});

test('a forged cookie identifies nobody, whatever its form, and does not grow', () => {
  const devices = new DeviceCookie(new KeyRing([makeKey('a')], () => 0));
  const foreign = new DeviceCookie(new KeyRing([{ ...makeKey('b'), id: 'a' }], () => 0));
  for (const cookie of ['', '!!!', 'x'.repeat(5000), foreign.add('', 'ada@example.org'), `${'A'.repeat(22)}.a~x`])
    expect(devices.find(cookie, 'ada@example.org')).toBeNull();
  let cookie = '';
  for (let n = 0; n < 20; n += 1) cookie = devices.add(cookie, `person-${n}@example.org`);
  expect(cookie.split('!')).toHaveLength(5);
  expect(devices.find(cookie, 'person-19@example.org')).not.toBeNull();
});

test('signatures of an older key are valid until it expires, and the new key signs', () => {
  let now = 0;
  const ring = new KeyRing([makeKey('old')], () => now);
  const devices = new DeviceCookie(ring);
  const before = devices.add('', 'ada@example.org');
  ring.replace([makeKey('new'), makeKey('old', 1000)]);
  expect(devices.find(before, 'ada@example.org')).not.toBeNull();
  expect(devices.add('', 'ada@example.org')).toContain('.new~');
  now = 1000;
  expect(devices.find(before, 'ada@example.org')).toBeNull();
});
