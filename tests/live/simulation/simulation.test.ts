import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { simulate } from './simulate.ts';
import type { Schedule } from './simulate.ts';
import { TRAP } from './trap.ts';

const SCHEDULES = 20_000;
const ACKNOWLEDGE_FIRST = { acknowledgeFirst: true, nodes: 1 };

/** Seeds whose run breaks an invariant, with what was broken. A crash of the code under test counts. */
function search(count: number, schedule: Omit<Schedule, 'seed'> = {}, first = 1): string[] {
  const found: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      const { violations } = simulate({ ...schedule, seed });
      if (violations.length > 0) found.push(`seed ${seed}: ${violations[0]}`);
    } catch (error) {
      found.push(`seed ${seed}: ${String(error)}`);
    }
  }
  return found;
}

describe('live editing under random schedules', () => {
  it(`loses, doubles and forks nothing in ${SCHEDULES} schedules`, { timeout: 240_000 }, () => {
    let versions = 0;
    let merges = 0;
    const found: string[] = [];
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const outcome = simulate({ seed });
      versions += outcome.versions;
      merges += outcome.merges;
      if (outcome.violations.length > 0) found.push(`seed ${seed}: ${outcome.violations[0]}`);
    }
    expect(found).toEqual([]);
    // The schedules must have done something: edits, and merges where the history no longer reached back.
    expect(versions).toBeGreaterThan(SCHEDULES * 10);
    expect(merges).toBeGreaterThan(SCHEDULES / 20);
  });

  it('the same seed gives the same run', () => {
    expect(simulate({ seed: 7 })).toEqual(simulate({ seed: 7 }));
  });

  it('telling before the commit goes unnoticed as long as nothing dies, so that it is the crash that shows it', () => {
    expect(search(300, { ...ACKNOWLEDGE_FIRST, crash: 0, compose: false, cut: 0 })).toEqual([]);
  });
});

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
