interface Seen {
  readonly id: string;
  /** Increases while the node is alive. */
  readonly seen_at: number;
}

/**
 * Finds nodes whose heartbeat has stopped. Only our own observations count: after a database outage, every heartbeat
 * looks old.
 */
export class Vigil {
  readonly #deadMs: number;
  /** When its heartbeat last advanced, by our own clock. */
  #watched = new Map<string, { seenAt: number; since: number }>();
  #lookedAt = 0;

  constructor(deadMs: number) {
    this.#deadMs = deadMs;
  }

  /** Nodes whose heartbeat has stopped for that long. Pauses of our own do not count against any node. */
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
