import { expect, test } from 'vitest';
import { SealRing } from './seal-ring.ts';

const KEY = (id: string, fill: number, goodUntil: number | null = null) => ({
  id,
  key: Buffer.alloc(32, fill).toString('base64'),
  madeAt: 0,
  goodUntil,
});

test('a sealed secret opens only with its key, unaltered, and for the same subject', () => {
  const ring = new SealRing([KEY('a', 1)]);
  const sealed = ring.seal('MZXW6', 'totp ada');
  expect(sealed).not.toContain('MZXW6');
  expect(ring.seal('MZXW6', 'totp ada')).not.toBe(sealed);
  expect(ring.open(sealed, 'totp ada')).toBe('MZXW6');
  expect(() => ring.open(sealed, 'totp eve')).toThrow();
  const flipped = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2);
  for (const wrong of [flipped, sealed.slice(0, -4), '', 'a~', 'b~AAAA'])
    expect(() => ring.open(wrong, 'totp ada')).toThrow();
  expect(() => new SealRing([KEY('a', 2)]).open(sealed, 'totp ada')).toThrow();
});

test('after a rotation the old key still opens, and the new one seals', () => {
  const ring = new SealRing([KEY('a', 1)]);
  const old = ring.seal('secret', 'x');
  ring.replace([KEY('b', 2), KEY('a', 1, 5)]);
  expect(ring.open(old, 'x')).toBe('secret');
  expect(ring.seal('secret', 'x')).toMatch(/^b~/);
});
