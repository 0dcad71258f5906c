const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Above this many changes, sorting again is cheaper than inserting one by one. */
const FEW = 100;

/**
 * Things sorted by a text that each has. Comparing texts as people do is most of the cost of a long list, so the last
 * order is kept, and changes are inserted into it.
 */
export class KeptOrder<T extends { readonly id: number }> {
  #name = '';
  #textOf: (thing: T) => string = () => '';
  #things: T[] = [];
  /** Of each thing, in the same order. */
  #texts: string[] = [];
  readonly #added = new Map<T, string>();
  readonly #removed = new Map<T, string>();

  add(thing: T): void {
    if (this.#name !== '') this.#added.set(thing, this.#textOf(thing));
  }

  /** Call before its text changes. */
  remove(thing: T): void {
    if (this.#name !== '' && !this.#added.delete(thing)) this.#removed.set(thing, this.#textOf(thing));
  }

  /** All things; `name` identifies the order that `textOf` makes. */
  list(name: string, all: readonly T[], textOf: (thing: T) => string): readonly T[] {
    if (name === this.#name && this.#added.size + this.#removed.size <= FEW) {
      for (const [thing, text] of this.#removed) {
        const at = this.#find(thing, text);
        this.#things.splice(at, 1);
        this.#texts.splice(at, 1);
      }
      for (const [thing, text] of this.#added) {
        const at = this.#find(thing, text);
        this.#things.splice(at, 0, thing);
        this.#texts.splice(at, 0, text);
      }
    } else {
      const placed = all.map((thing) => ({ thing, text: textOf(thing) }));
      placed.sort((a, b) => collator.compare(a.text, b.text) || a.thing.id - b.thing.id);
      this.#things = placed.map(({ thing }) => thing);
      this.#texts = placed.map(({ text }) => text);
      this.#name = name;
      this.#textOf = textOf;
    }
    this.#added.clear();
    this.#removed.clear();
    return this.#things.slice();
  }

  /** Its position, or where it would be inserted. */
  #find({ id }: T, text: string): number {
    let [low, high] = [0, this.#things.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = collator.compare(this.#texts[middle]!, text) || this.#things[middle]!.id - id;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
