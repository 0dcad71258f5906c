import type { Processor, Registered } from './registered.ts';

export interface PrintedEntry {
  readonly key: string;
  readonly text: string;
}

interface Made {
  readonly state: string;
  /** The authors of the entry above, for styles that print a dash for the same ones. */
  readonly above: unknown;
  /** The authors with which the next entry is compared. */
  readonly names: unknown;
  /** Null if nothing of the work is printed. */
  readonly text: string | null;
}

/** A processor's reference list. An entry is recreated only if what it depends on has changed. */
export class ReferenceList {
  readonly #processor: Processor;
  readonly #registered: Registered;
  readonly #made = new Map<string, Made>();
  /** The authors of the last entry that has any. */
  #names: unknown = false;

  constructor(processor: Processor, registered: Registered) {
    this.#processor = processor;
    this.#registered = registered;
    // The processor forgets them at the start of a list, and each entry is a list here.
    Object.defineProperty(processor.tmp, 'last_rendered_name', {
      get: () => this.#names,
      set: (names: unknown) => {
        if (names !== false) this.#names = names;
      },
    });
  }

  read(most = Infinity): readonly PrintedEntry[] {
    for (const _step of this.prepare(most));
    const keys = this.#processor.registry.getSortedIds();
    return keys.slice(0, most).flatMap((key) => {
      const text = this.#made.get(key)?.text ?? null;
      return text === null ? [] : [{ key, text }];
    });
  }

  /** Creates missing entries, one per step. */
  *prepare(most = Infinity): Generator<void> {
    const keys = this.#processor.registry.getSortedIds().slice(0, most);
    let above: unknown = false;
    for (const [at, key] of keys.entries()) {
      const state = this.#registered.stateOf(key);
      let made = this.#made.get(key);
      if (made?.state !== state || !isSame(made.above, above)) {
        made = this.#make(keys[at - 1], state, above);
        this.#made.set(key, made);
        yield;
      }
      above = made.names;
    }
  }

  /** An entry as if it were the only one. */
  readAlone(key: string): string | null {
    this.#names = false;
    const made = this.#processor.makeBibliography({ include: [{ field: 'id', value: key }] });
    return made ? (made[1][0]?.trim() ?? null) : null;
  }

  #make(before: string | undefined, state: string, above: unknown): Made {
    this.#names = above;
    const made = this.#processor.makeBibliography({ page_start: before ?? true, page_length: 1 });
    const text = made ? (made[1][0]?.trim() ?? null) : null;
    return { state, above, names: this.#names, text };
  }
}

/** Authors are either one text or one each. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
