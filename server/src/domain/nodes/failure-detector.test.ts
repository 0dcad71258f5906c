import { expect, it } from 'vitest';
import { FailureDetector } from './failure-detector.ts';

it('a node without a heartbeat for 15 seconds of observation is dead, whatever its stored time', () => {
  const detector = new FailureDetector(15_000);
  const dead: { at: number; ids: string[] }[] = [];
  for (let at = 0; at <= 40_000; at += 2000) {
    const nodes = [
      { id: 'moves', seen_at: at },
      { id: 'stands', seen_at: -1_000_000 },
      { id: 'wakes', seen_at: at < 14_000 ? 0 : at },
    ];
    dead.push({ at, ids: detector.findDead(nodes, at).map(({ id }) => id) });
  }
  expect(dead.filter(({ at }) => at < 15_000).flatMap(({ ids }) => ids)).toEqual([]);
  expect(new Set(dead.filter(({ at }) => at >= 16_000).flatMap(({ ids }) => ids))).toEqual(new Set(['stands']));
});

it('our own pauses do not count as anybody’s silence', () => {
  const detector = new FailureDetector(15_000);
  const nodes = [{ id: 'a', seen_at: 1 }];
  for (const at of [0, 2000, 4000, 60_000, 62_000, 65_000, 70_000]) expect(detector.findDead(nodes, at)).toEqual([]);
  expect(detector.findDead(nodes, 71_000)).toEqual(nodes);
});
