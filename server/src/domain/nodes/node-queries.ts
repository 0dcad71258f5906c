/** In all replies to one query. */
const MAX_PARTS = 2000;

interface Open {
  /** Nodes that have not replied yet. */
  readonly left: Set<string>;
  readonly parts: unknown[];
  readonly done: (parts: unknown[]) => void;
}

/** Queries to other nodes that have not been fully answered yet. */
export class NodeQueries {
  readonly #open = new Map<string, Open>();

  /** Resolves with all parts once the nodes have replied or died, or the query is finished early. */
  ask(id: string, nodes: Iterable<string>): Promise<unknown[]> {
    const left = new Set(nodes);
    if (left.size === 0) return Promise.resolve([]);
    return new Promise((done) => this.#open.set(id, { left, parts: [], done }));
  }

  addPart(id: string, node: string, part: unknown): void {
    const open = this.#open.get(id);
    if (open?.left.has(node) === true && open.parts.length < MAX_PARTS) open.parts.push(part);
  }

  endReply(id: string, node: string): void {
    const open = this.#open.get(id);
    if (open?.left.delete(node) === true && open.left.size === 0) this.finish(id);
  }

  /** Stops waiting for this node. */
  dropNode(node: string): void {
    for (const id of this.#open.keys()) this.endReply(id, node);
  }

  /** Ends a query with the parts received so far. */
  finish(id: string): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.done(open.parts);
  }
}
