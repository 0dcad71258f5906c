/** After this long an id that was left out belongs to a transaction that was rolled back. */
const WAITS_MS = 60_000;
/** Ids below the first one read that may still be committed. */
const BEFORE_FIRST = 200;
/** More gaps than a busy minute makes; the oldest are given up. */
const MAX_GAPS = 5000;

/** What to ask for: ids after `after`, and those of `among` that have come meanwhile. */
export interface Question {
  readonly after: number;
  readonly among: readonly number[];
}

/**
 * Reads the rows of a table once each, though ids are given out before the commit: a later id may be seen first. "All after
 * the last" would lose what overtook and was overtaken. So every id that was left out is asked for again until its
 * transaction must be over.
 */
export class CommitReader {
  #last: number;
  /** Left out so far, with when that was noticed. Oldest first. */
  readonly #gaps = new Map<number, number>();

  /** `newest`: the newest id when reading begins; all before it are somebody else's, but for those not yet committed. */
  constructor(newest: number, visible: ReadonlySet<number>, now: number) {
    this.#last = newest;
    for (let id = Math.max(1, newest - BEFORE_FIRST); id < newest; id += 1)
      if (!visible.has(id)) this.#gaps.set(id, now);
  }

  get question(): Question {
    return { after: this.#last, among: [...this.#gaps.keys()] };
  }

  /** Takes the ids of an answer; returns those not read before, in order. */
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
