/** Limit on the parts of all replies to one query. */
const MAX_PARTS = 2000;

interface Open {
  /** Nodes that have not replied yet. */
  readonly left: Set<string>;
  readonly parts: unknown[];
  readonly done: (parts: unknown[]) => void;
}

/** Queries to the other nodes; each ends when all have replied, died or timed out. */
export class Questions {
  readonly #open = new Map<string, Open>();

  /** Resolves with the replies once all have arrived or the query has timed out. */
  ask(id: string, nodes: Iterable<string>): Promise<unknown[]> {
    const left = new Set(nodes);
    if (left.size === 0) return Promise.resolve([]);
    return new Promise((done) => this.#open.set(id, { left, parts: [], done }));
  }

  hearPart(id: string, node: string, part: unknown): void {
    const open = this.#open.get(id);
    if (open?.left.has(node) === true && open.parts.length < MAX_PARTS) open.parts.push(part);
  }

  hearEnd(id: string, node: string): void {
    const open = this.#open.get(id);
    if (open?.left.delete(node) === true && open.left.size === 0) this.giveUp(id);
  }

  /** Stops waiting for this node. */
  forget(node: string): void {
    for (const id of this.#open.keys()) this.hearEnd(id, node);
  }

  giveUp(id: string): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.done(open.parts);
  }
}
