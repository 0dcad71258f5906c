import { describe, expect, it } from 'vitest';
import { nextStep, type Planned } from './plan.ts';

const step = (name: string, cores = 1, after?: string[]): Planned => ({ name, cores, ...(after && { after }) });

/** Runs a plan of steps that each take one tick, and returns what ran in each tick. */
function run(steps: readonly Planned[], cores: number): string[] {
  const ticks: string[] = [];
  let waiting = [...steps];
  while (waiting.length > 0) {
    const running: Planned[] = [];
    for (let next = nextStep(waiting, running, cores); next; next = nextStep(waiting, running, cores)) {
      running.push(next);
      waiting = waiting.filter((other) => other !== next);
    }
    if (running.length === 0) throw new Error(`Nothing can run of ${waiting.map(({ name }) => name).join(', ')}`);
    ticks.push(running.map(({ name }) => name).join('+'));
  }
  return ticks;
}

describe('the order of the gate', () => {
  it('fills the cores and keeps the order', () => {
    expect(run([step('a'), step('b', 2), step('c'), step('d')], 2)).toEqual(['a+c', 'b', 'd']);
  });

  it("waits for a step's dependencies", () => {
    expect(run([step('browser', 2, ['build']), step('build')], 2)).toEqual(['build', 'browser']);
  });

  it('ignores dependencies that are not part of this run', () => {
    expect(run([step('browser', 2, ['build'])], 2)).toEqual(['browser']);
  });

  it('runs background steps alongside the others, one at a time while these take every core', () => {
    const behind = (name: string): Planned => ({ ...step(name), background: true });
    expect(run([behind('lint'), behind('types'), step('tests', 2)], 2)).toEqual(['lint+types+tests']);
    const busy = [step('tests', 2), behind('lint')];
    expect(nextStep([behind('types')], busy, 2)).toBeUndefined();
    expect(nextStep([behind('types')], busy.slice(0, 1), 2)?.name).toBe('types');
    expect(nextStep([step('unit')], [behind('lint'), behind('types')], 2)?.name).toBe('unit');
  });

  it('runs a step that wants more cores than there are alone', () => {
    expect(run([step('a', 2), step('b', 2)], 1)).toEqual(['a', 'b']);
  });
});
