import { expect, test } from 'vitest';
import { parseKeys, rotateKeys } from './server-keys.ts';

const OLD = 'c29tZSBrZXkgb2YgMzIgYnl0ZXMsIHdoaWNoIGl0IGlzIQ==';

test('the bare key stored by an older release is read as the signing key', () => {
  expect(parseKeys(OLD)).toEqual([{ id: 'first', key: OLD, madeAt: 0, goodUntil: null }]);
  expect(parseKeys(JSON.stringify(parseKeys(OLD)))).toEqual(parseKeys(OLD));
});

test('a rotation adds a signing key, accepts the previous one for its grace period, and drops expired ones', () => {
  const once = rotateKeys(parseKeys(OLD), { id: 'b', key: 'B' }, 1000, 500);
  expect(once).toEqual([
    { id: 'b', key: 'B', madeAt: 1000, goodUntil: null },
    { id: 'first', key: OLD, madeAt: 0, goodUntil: 1500 },
  ]);
  const twice = rotateKeys(once, { id: 'c', key: 'C' }, 1400, 500);
  expect(twice.map((key) => [key.id, key.goodUntil])).toEqual([
    ['c', null],
    ['b', 1900],
    ['first', 1500],
  ]);
  expect(rotateKeys(twice, { id: 'd', key: 'D' }, 1600, 500).map((key) => key.id)).toEqual(['d', 'c', 'b']);
});

test('without a grace period, nothing signed before is accepted', () => {
  expect(rotateKeys(parseKeys(OLD), { id: 'b', key: 'B' }, 1000, 0).map((key) => key.id)).toEqual(['b']);
});
