import type { EntryRecord } from './entry-record.ts';
import { SharedNames } from './shared-names.ts';

type Described = Pick<EntryRecord, 'names' | 'identifiers' | 'fingerprint' | 'work'>;

interface Placed {
  readonly path: string;
  readonly record: Described;
}

const ALIKE = 'alike ';

/** Marks shared with other entries of the same work. */
function namesOf({ names: [key = ''], identifiers, fingerprint }: Described): readonly string[] {
  const said = [...identifiers, `key ${key.toLowerCase()}`];
  return fingerprint === '' ? said : [...said, ALIKE + fingerprint];
}

/** Files read by different texts contain copies of an entry: the same content under the same key is no duplicate. */
function areCopies(entries: readonly Placed[]): boolean {
  const says = ({ record: { names, identifiers, fingerprint, work } }: Placed): string =>
    JSON.stringify([names[0], identifiers.toSorted(), fingerprint, work.names, work.year, work.title]);
  return new Set(entries.map(({ path }) => path)).size === entries.length && new Set(entries.map(says)).size === 1;
}

/**
 * Entries that are, or seem to be, the same work. An equal identifier or key is proof; equal author, year and title
 * count unless two DOIs differ (a preprint and its paper are two works).
 */
export class Duplicates {
  readonly #entries = new Map<number, Placed>();
  readonly #names = new SharedNames<number>();
  #groups: ReadonlyMap<number, number> | null = null;

  add({ id, path }: { readonly id: number; readonly path: string }, record: Described): void {
    this.#entries.set(id, { path, record });
    for (const name of namesOf(record)) if (this.#names.add(name, id)) this.#groups = null;
  }

  remove(id: number): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    this.#entries.delete(id);
    for (const name of namesOf(entry.record)) if (this.#names.delete(name, id)) this.#groups = null;
  }

  /** The first entry that is, or seems to be, the same work as one that is not among them. Its key does not count. */
  find({ identifiers, fingerprint }: Pick<Described, 'identifiers' | 'fingerprint'>): number | null {
    const same = identifiers.flatMap((name) => this.#names.get(name));
    if (same.length > 0) return Math.min(...same);
    const alike = fingerprint === '' ? [] : this.#names.get(ALIKE + fingerprint);
    const dois = new Set([...alike.flatMap((id) => this.#doisOf(id)), ...identifiers.filter(isDoi)]);
    return alike.length === 0 || dois.size > 1 ? null : Math.min(...alike);
  }

  /** The group of each entry that has duplicates. */
  get groups(): ReadonlyMap<number, number> {
    return (this.#groups ??= this.#join());
  }

  #doisOf(id: number): readonly string[] {
    return this.#entries.get(id)!.record.identifiers.filter(isDoi);
  }

  /** Only names that several entries share make groups: most entries are not looked at. */
  #join(): ReadonlyMap<number, number> {
    const parent = new Map<number, number>();
    const rootOf = (id: number): number => {
      let root = id;
      for (let above = parent.get(root); above !== undefined && above !== root; above = parent.get(root)) root = above;
      // Path compression.
      for (let at = id; at !== root;) {
        const above = parent.get(at)!;
        parent.set(at, root);
        at = above;
      }
      return root;
    };
    for (const name of this.#names.shared) {
      const ids = this.#names.get(name);
      if (name.startsWith(ALIKE) && new Set(ids.flatMap((id) => this.#doisOf(id))).size > 1) continue;
      for (const id of ids) {
        if (!parent.has(id)) parent.set(id, id);
        const [one, other] = [rootOf(ids[0]!), rootOf(id)];
        if (one !== other) parent.set(Math.max(one, other), Math.min(one, other));
      }
    }
    const groups = Map.groupBy(parent.keys(), rootOf);
    return new Map(
      [...groups].flatMap(([root, ids]) =>
        areCopies(ids.map((id) => this.#entries.get(id)!)) ? [] : ids.map((id) => [id, root] as const),
      ),
    );
  }
}

function isDoi(identifier: string): boolean {
  return identifier.startsWith('doi ');
}
