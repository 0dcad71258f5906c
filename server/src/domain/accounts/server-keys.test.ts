import { expect, test } from 'vitest';
import { parseKeys, rotateKeys } from './server-keys.ts';

const OLD = 'c29tZSBrZXkgb2YgMzIgYnl0ZXMsIHdoaWNoIGl0IGlzIQ==';

test('the bare key of an older release is read as the one that signs', () => {
  expect(parseKeys(OLD)).toEqual([{ id: 'first', key: OLD, madeAt: 0, goodUntil: null }]);
  expect(parseKeys(JSON.stringify(parseKeys(OLD)))).toEqual(parseKeys(OLD));
});

test('a rotation brings one key that signs, believes the one before for its grace, and forgets what is over', () => {
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

test('without grace nothing that was signed before counts', () => {
  expect(rotateKeys(parseKeys(OLD), { id: 'b', key: 'B' }, 1000, 0).map((key) => key.id)).toEqual(['b']);
});
