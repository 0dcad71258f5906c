/** The parts of citeproc's processor that we use; it has no typings. */
export interface Processor {
  setOutputFormat(name: string): void;
  updateItems(ids: readonly string[]): void;
  makeCitationCluster(items: readonly Readonly<Record<string, unknown>>[]): string;
  makeBibliography(
    filter?: unknown,
  ): readonly [{ readonly entry_ids: readonly (readonly string[])[] }, readonly string[]] | false;
  readonly citation: { readonly opt: { collapse: unknown } };
  readonly registry: {
    /** By key: what distinguishes a work from others, and its number. */
    readonly registry: Readonly<Record<string, { readonly disambig: Distinction; readonly seq: number }>>;
    getSortedIds(): readonly string[];
  };
  readonly tmp: {
    /** Works whose citations read differently since the last update. */
    taintedItemIDs: Record<string, boolean>;
    last_rendered_name: unknown;
  };
}

/** The names, given names and year letter that distinguish a work from others. */
interface Distinction {
  readonly names: readonly number[];
  readonly givens: readonly (readonly number[])[];
  readonly year_suffix: string | false;
  readonly disambiguate: number | boolean;
}

/** A processor's works, and for each the state on which its citations and entry depend. */
export class Registered {
  readonly #processor: Processor;
  readonly #isNumbered: boolean;
  readonly #countsDown: boolean;
  #keys: readonly string[] = [];
  #known = new Set<string>();
  /** How often each has been disambiguated again. */
  readonly #turns = new Map<string, number>();
  #states = new Map<string, string>();

  constructor(processor: Processor, style: string) {
    this.#processor = processor;
    this.#isNumbered = style.includes('citation-number');
    this.#countsDown = this.#isNumbered && style.includes('descending');
  }

  add(keys: readonly string[]): void {
    const missing = keys.filter((key) => !this.#known.has(key));
    if (missing.length > 0) this.set([...this.#keys, ...missing]);
  }

  set(keys: readonly string[]): void {
    if (keys.length === this.#keys.length && keys.every((key, at) => key === this.#keys[at])) return;
    const { tmp } = this.#processor;
    this.#keys = keys;
    this.#known = new Set(keys);
    this.#processor.updateItems(keys);
    for (const key of Object.keys(tmp.taintedItemIDs)) this.#turns.set(key, (this.#turns.get(key) ?? 0) + 1);
    // Otherwise each update sorts them again.
    tmp.taintedItemIDs = {};
    this.#states = new Map();
  }

  stateOf(key: string): string {
    let state = this.#states.get(key);
    if (state === undefined) {
      const { disambig, seq } = this.#processor.registry.registry[key]!;
      const { names, givens, year_suffix: letter, disambiguate } = disambig;
      const number = this.#isNumbered ? [seq, this.#countsDown ? this.#keys.length : 0] : [];
      state = JSON.stringify([this.#turns.get(key), names, givens, letter, Number(disambiguate), number]);
      this.#states.set(key, state);
    }
    return state;
  }
}
