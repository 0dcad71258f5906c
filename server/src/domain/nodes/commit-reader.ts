/** After this time, a gap must belong to a transaction that was rolled back. */
const WAITS_MS = 60_000;
/** Number of IDs below the first one read that may still be committed. */
const BEFORE_FIRST = 200;
/** More gaps than a busy minute leaves; the oldest are given up. */
const MAX_GAPS = 5000;

/** The next query: ids above `after`, and any of the gaps in `among` that have committed since. */
export interface Question {
  readonly after: number;
  readonly among: readonly number[];
}

/**
 * Reads each row of a table exactly once, although ids are assigned before the commit, so that a later id can become
 * visible first. Reading "everything after the last id" would skip overtaken rows; so gaps are queried again until
 * their transactions must have ended.
 */
export class CommitReader {
  #last: number;
  /** Open gaps with the time each was noticed, oldest first. */
  readonly #gaps = new Map<number, number>();

  /** `newest`: the newest id when reading begins. Earlier rows are skipped, except those that commit later. */
  constructor(newest: number, visible: ReadonlySet<number>, now: number) {
    this.#last = newest;
    for (let id = Math.max(1, newest - BEFORE_FIRST); id < newest; id += 1)
      if (!visible.has(id)) this.#gaps.set(id, now);
  }

  get question(): Question {
    return { after: this.#last, among: [...this.#gaps.keys()] };
  }

  /** Takes the ids of a query's result; returns those not read before, in order. */
  take(ids: readonly number[], now: number): number[] {
    const fresh: number[] = [];
    for (const id of ids.toSorted((a, b) => a - b)) {
      if (id <= this.#last) {
        if (this.#gaps.delete(id)) fresh.push(id);
        continue;
      }
      for (let left = Math.max(this.#last + 1, id - MAX_GAPS); left < id; left += 1) this.#gaps.set(left, now);
      this.#last = id;
      fresh.push(id);
    }
    for (const [id, since] of this.#gaps) {
      if (now - since < WAITS_MS && this.#gaps.size <= MAX_GAPS) break;
      this.#gaps.delete(id);
    }
    return fresh;
  }
}
