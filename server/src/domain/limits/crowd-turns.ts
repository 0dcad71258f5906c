import { Turns } from './turns.ts';

/** What all guests of a link may do together, as a multiple of what one person may. */
const CROWD = 4;

/** Turns of each person, and of all guests of a link together. */
export class CrowdTurns {
  readonly #each: Turns;
  readonly #crowds: Turns;

  constructor({ places, maxWaiting }: { places: number; maxWaiting: number }) {
    this.#each = new Turns({ places, maxWaiting });
    this.#crowds = new Turns({ places: places * CROWD, maxWaiting });
  }

  /**
   * Resolves when they may begin, with what gives their place back; null if too many wait already. Guests have a place
   * of their own before they wait for one of their link's (`countsAs`).
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
