interface Seen {
  readonly id: string;
  /** Grows as long as it lives. */
  readonly seen_at: number;
}

/**
 * Finds nodes that stand still. Only what we have watched ourselves counts: after the database was out of reach for a
 * while, nobody has been seen for long.
 */
export class Vigil {
  readonly #deadMs: number;
  /** As it was last seen to move, by our own clock. */
  #watched = new Map<string, { seenAt: number; since: number }>();
  #lookedAt = 0;

  constructor(deadMs: number) {
    this.#deadMs = deadMs;
  }

  /** Those of all nodes that have not moved for so long. A pause between two looks counts for nobody. */
  look<Node extends Seen>(nodes: readonly Node[], now: number): Node[] {
    const pause = now - this.#lookedAt;
    this.#lookedAt = now;
    const before = this.#watched;
    this.#watched = new Map();
    return nodes.filter(({ id, seen_at: seenAt }) => {
      const known = before.get(id);
      const stands = known?.seenAt === seenAt;
      const since = stands ? known.since + (pause > this.#deadMs / 2 ? pause : 0) : now;
      this.#watched.set(id, { seenAt, since });
      return now - since >= this.#deadMs;
    });
  }
}
