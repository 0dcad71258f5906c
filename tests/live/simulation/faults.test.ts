import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { SESSION_MUTANTS } from './session-mutants.ts';
import { ACKNOWLEDGE_FIRST, finds, search } from './search.ts';
import type { Schedule } from './simulate.ts';
import { TRAP } from './trap.ts';

const SCHEDULES = 1000;
/** All of them are run where nothing may be found. */
const QUIET_SCHEDULES = 200;
/** Schedules in which a fault shows in every tenth run instead of every thousandth. */
const SHOWN_BY: Readonly<Record<string, Omit<Schedule, 'seed'>>> = {
  'a record from the device is taken for the last word': { nodes: 1, kill: 0.3, cut: 0.1, insertsOnly: true },
};
const TIMEOUT = { timeout: 240_000 };

describe('faults that the simulator must notice', () => {
  for (const [name, judge] of Object.entries(MUTANTS)) {
    it(name, TIMEOUT, async () => {
      expect(await finds(SCHEDULES, { judge, plain: 0 })).toBe(true);
    });
  }

  for (const [name, faulty] of Object.entries(SESSION_MUTANTS)) {
    it(`in the client: ${name}`, TIMEOUT, async () => {
      expect(await finds(SCHEDULES, { step: faulty, plain: 0, ...SHOWN_BY[name] })).toBe(true);
    });
  }

  it('comments forgotten by a process that starts', TIMEOUT, async () => {
    expect(await finds(SCHEDULES, { forgetsReview: true, review: 0.5, crash: 0.08 })).toBe(true);
  });

  it('a step skipped in what came with a refusal', TIMEOUT, async () => {
    expect(await finds(SCHEDULES, { misreadsMissed: true, nodes: 2, plain: 0 })).toBe(true);
  });

  it('applying an announced step twice', TIMEOUT, async () => {
    expect(await finds(SCHEDULES, { doublesAnnounced: true, carries: true, nodes: 2, plain: 0 })).toBe(true);
  });

  it('acknowledging before the commit', TIMEOUT, async () => {
    expect(await finds(SCHEDULES, { ...ACKNOWLEDGE_FIRST, crash: 0.08 })).toBe(true);
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
    it(`the server ${server}, clients receive ${receives}: ${forks ? 'forks' : 'never forks'}`, TIMEOUT, async () => {
      const schedule = { ...plain, plainReceives: receives, ...(judge ? { judge } : {}) };
      if (forks) expect(await finds(SCHEDULES, schedule)).toBe(true);
      else expect(await search(QUIET_SCHEDULES, schedule)).toEqual([]);
    });
  }

  it('strict and merging clients on one document never fork', TIMEOUT, async () => {
    expect(await search(QUIET_SCHEDULES, { plain: 2, merging: 2 })).toEqual([]);
  });
});
