/** Who has a name. Most names have a single owner, so only shared ones cost a set. */
export class SharedNames<T extends string | number | object> {
  readonly #having = new Map<string, T | Set<T>>();
  readonly #shared = new Set<string>();

  /** Whether others have the name, too. */
  add(name: string, thing: T): boolean {
    const known = this.#having.get(name);
    if (known instanceof Set) known.add(thing);
    else if (known === undefined) this.#having.set(name, thing);
    else if (known !== thing) {
      this.#having.set(name, new Set([known, thing]));
      this.#shared.add(name);
    }
    return this.#shared.has(name);
  }

  /** Whether others had the name, too. */
  delete(name: string, thing: T): boolean {
    const known = this.#having.get(name);
    if (known === thing) this.#having.delete(name);
    if (!(known instanceof Set) || !known.delete(thing)) return false;
    if (known.size === 1) {
      for (const left of known) this.#having.set(name, left);
      this.#shared.delete(name);
    }
    return true;
  }

  get(name: string): readonly T[] {
    const known = this.#having.get(name);
    return known === undefined ? [] : known instanceof Set ? [...known] : [known];
  }

  has(name: string): boolean {
    return this.#having.has(name);
  }

  /** The names with several owners. */
  get shared(): Iterable<string> {
    return this.#shared;
  }
}
