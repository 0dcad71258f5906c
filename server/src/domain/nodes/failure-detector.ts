interface SeenNode {
  readonly id: string;
  /** Increases while the node is alive. */
  readonly seen_at: number;
}

/**
 * Finds nodes whose heartbeat has stopped, by watching them: after an outage of the database, every stored heartbeat looks
 * old.
 */
export class FailureDetector {
  readonly #deadMs: number;
  /** By node id: the last heartbeat, and when it arrived, by our own clock. */
  #heartbeats = new Map<string, { seenAt: number; since: number }>();
  #checkedAt = 0;

  constructor(deadMs: number) {
    this.#deadMs = deadMs;
  }

  /** Nodes without a new heartbeat for that long. Our own pauses do not count against them. `now`: milliseconds. */
  findDead<Node extends SeenNode>(nodes: readonly Node[], now: number): Node[] {
    const pause = now - this.#checkedAt;
    this.#checkedAt = now;
    const before = this.#heartbeats;
    this.#heartbeats = new Map();
    return nodes.filter(({ id, seen_at: seenAt }) => {
      const known = before.get(id);
      const isUnchanged = known?.seenAt === seenAt;
      const since = isUnchanged ? known.since + (pause > this.#deadMs / 2 ? pause : 0) : now;
      this.#heartbeats.set(id, { seenAt, since });
      return now - since >= this.#deadMs;
    });
  }
}
