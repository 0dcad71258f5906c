import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { ACKNOWLEDGE_FIRST, search } from './search.ts';
import { TRAP } from './trap.ts';

describe('faults that the simulator has to notice', () => {
  for (const [name, judge] of Object.entries(MUTANTS)) {
    it(name, () => {
      expect(search(300, { judge, plain: 0 }).length).toBeGreaterThan(0);
    });
  }

  it('acknowledging before the commit', () => {
    expect(search(300, { ...ACKNOWLEDGE_FIRST, crash: 0.08 }).length).toBeGreaterThan(0);
  });
});

describe('the trap in the library: three of its clients, pushing and pulling at once', () => {
  const plain = {
    plain: 3,
    merging: 0,
    nodes: 1,
    crash: 0,
    cut: 0,
    compose: false,
    insertsOnly: false,
    repeat: 0.3,
    steps: 60,
  };
  for (const { server, receives, judge, forks } of TRAP) {
    it(`the server ${server}, clients receive ${receives}: ${forks ? 'forks' : 'never forks'}`, () => {
      const found = search(forks ? 300 : 1000, { ...plain, plainReceives: receives, ...(judge ? { judge } : {}) });
      if (forks) expect(found.length).toBeGreaterThan(0);
      else expect(found).toEqual([]);
    });
  }

  it('strict and merging clients on one document never fork', () => {
    expect(search(1000, { plain: 2, merging: 2 })).toEqual([]);
  });
});
