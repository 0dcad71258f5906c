/** Parts of all answers to one question; more are not waited for. */
const MAX_PARTS = 2000;

interface Open {
  /** Those who have not answered yet. */
  readonly left: Set<string>;
  readonly parts: unknown[];
  readonly done: (parts: unknown[]) => void;
}

/** Questions to the other nodes, until each has answered, is dead, or has taken too long. */
export class Questions {
  readonly #open = new Map<string, Open>();

  /** What was answered by the time that all have, or that the question was given up. */
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

  /** Nothing is to be expected of this node any more. */
  forget(node: string): void {
    for (const id of this.#open.keys()) this.hearEnd(id, node);
  }

  giveUp(id: string): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.done(open.parts);
  }
}
