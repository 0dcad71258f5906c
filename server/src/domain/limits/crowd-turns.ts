import { Turns } from './turns.ts';

/** Capacity of all guests of a link together, relative to one person. */
const CROWD = 4;

/** Turns per person, and for all guests of a link together. */
export class CrowdTurns {
  readonly #each: Turns;
  readonly #crowds: Turns;

  constructor({ places, maxWaiting }: { places: number; maxWaiting: number }) {
    this.#each = new Turns({ places, maxWaiting });
    this.#crowds = new Turns({ places: places * CROWD, maxWaiting });
  }

  /**
   * Resolves when the work may begin, with a function that frees its place; null if too many are waiting already.
   * Guests get a place of their own before they wait for one of their link's (`countsAs`).
   */
  async enter({ id, countsAs }: { id: string; countsAs: string }, weight = 1): Promise<(() => void) | null> {
    const leave = await this.#each.enter(id, weight);
    if (leave === null || countsAs === id) return leave;
    const leaveCrowd = await this.#crowds.enter(countsAs, weight);
    if (leaveCrowd === null) {
      leave();
      return null;
    }
    return () => {
      leaveCrowd();
      leave();
    };
  }
}
