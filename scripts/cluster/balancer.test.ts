import { expect, it } from 'vitest';
import { placeOf } from './balancer.ts';

it('a document stays where it is when another server goes, and every server has some', () => {
  const servers = [3001, 3002, 3003];
  const keys = Array.from({ length: 300 }, (_, at) => `document ${at}`);
  const before = new Map(keys.map((key) => [key, placeOf(key, servers)]));
  for (const server of servers) expect([...before.values()].filter((one) => one === server).length).toBeGreaterThan(60);
  for (const [key, place] of before) if (place !== 3002) expect(placeOf(key, [3003, 3001])).toBe(place);
  expect(placeOf('any', [])).toBeUndefined();
});
