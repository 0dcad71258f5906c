import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseStep, SURE, type Turns, WATCHES } from './bucket-turns.ts';

const LOOK = 300;

/** The mark in the bucket, and its users' databases. */
class World {
  mark = '';
  #names = 0;
  turns(): Turns {
    return { current: this.mark, previous: '' };
  }
  check(installation: { turns: Turns }, checks: number): string {
    const step = chooseStep(this.mark, installation.turns, checks);
    const { current } = installation.turns;
    if (step === 'turn') installation.turns = { current: `turn ${(this.#names += 1)}`, previous: current };
    if (step === 'write') this.mark = current;
    return step;
  }
}

/** Times at which a server checks the mark, each up to a tenth late. */
const checksFrom = (begin: number, count: number, late: number): number[] =>
  Array.from({ length: count }, (_, at) => begin + (at + 1) * LOOK + ((at * 7 + late) % 30));

describe('the mark in a bucket', () => {
  it('belongs to the existing server: both are never allowed to delete, and a later copy is refused', () => {
    const cases = fc.record({
      copied: fc.integer({ min: 0, max: 8000 }),
      // Simultaneous: both were stopped, copied and started again.
      pause: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
      late: fc.nat(29),
    });
    fc.assert(
      fc.property(cases, ({ copied, pause, late }) => {
        const world = new World();
        const original = { turns: world.turns(), refused: false, sure: false };
        const copy = { ...original };
        const begin = copied + pause;
        const steps = [
          ...checksFrom(0, 60, 0).map((at, checks) => ({ at, who: original, checks })),
          ...checksFrom(begin, SURE + 3, late).map((at, checks) => ({ at, who: copy, checks })),
        ].toSorted((one, other) => one.at - other.at);
        let isCopied = false;
        for (const { at, who, checks } of steps) {
          if (!isCopied && at >= copied) {
            copy.turns = original.turns;
            isCopied = true;
          }
          if (who.refused) continue;
          who.refused = world.check(who, checks) === 'foreign';
          who.sure = !who.refused && checks + 1 >= SURE;
          expect(original.sure && copy.sure).toBe(false);
        }
        expect([original.refused, copy.refused].filter(Boolean)).toHaveLength(1);
        // The server that was there first stays, unless the other started within the tolerance of a check.
        if (begin >= 30) expect(copy.refused).toBe(true);
      }),
    );
  });

  it('stays with a database that took over, and is given to one that is alone', () => {
    const world = new World();
    const one = { turns: world.turns() };
    let before = one.turns;
    for (let checks = 0; checks < 40; checks += 1) {
      expect(world.check(one, checks)).not.toBe('foreign');
      // A standby that lost what was committed since the last check.
      if (checks % 5 === 4) one.turns = before;
      before = one.turns;
    }
    const left = one.turns;
    const alone = { turns: left };
    const steps = Array.from({ length: SURE + 2 }, (_, checks) => world.check(alone, checks));
    expect(steps.slice(0, WATCHES)).toEqual(Array.from({ length: WATCHES }, () => 'watch'));
    expect(steps.slice(WATCHES)).not.toContain('foreign');
    // The previous server, should it come back.
    expect(chooseStep(world.mark, left, 0)).toBe('foreign');
  });
});
