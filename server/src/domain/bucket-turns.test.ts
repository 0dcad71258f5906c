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
  look(installation: { turns: Turns }, looks: number): string {
    const step = chooseStep(this.mark, installation.turns, looks);
    const { current } = installation.turns;
    if (step === 'turn') installation.turns = { current: `turn ${(this.#names += 1)}`, previous: current };
    if (step === 'tell') this.mark = current;
    return step;
  }
}

/** Times at which a server checks the mark, each up to a tenth late. */
const looksFrom = (begin: number, count: number, late: number): number[] =>
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
          ...looksFrom(0, 60, 0).map((at, looks) => ({ at, who: original, looks })),
          ...looksFrom(begin, SURE + 3, late).map((at, looks) => ({ at, who: copy, looks })),
        ].toSorted((one, other) => one.at - other.at);
        let isCopied = false;
        for (const { at, who, looks } of steps) {
          if (!isCopied && at >= copied) {
            copy.turns = original.turns;
            isCopied = true;
          }
          if (who.refused) continue;
          who.refused = world.look(who, looks) === 'foreign';
          who.sure = !who.refused && looks + 1 >= SURE;
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
    for (let looks = 0; looks < 40; looks += 1) {
      expect(world.look(one, looks)).not.toBe('foreign');
      // A standby that lost what was committed since the last check.
      if (looks % 5 === 4) one.turns = before;
      before = one.turns;
    }
    const left = one.turns;
    const alone = { turns: left };
    const steps = Array.from({ length: SURE + 2 }, (_, looks) => world.look(alone, looks));
    expect(steps.slice(0, WATCHES)).toEqual(Array.from({ length: WATCHES }, () => 'watch'));
    expect(steps.slice(WATCHES)).not.toContain('foreign');
    // The previous server, should it come back.
    expect(chooseStep(world.mark, left, 0)).toBe('foreign');
  });
});
