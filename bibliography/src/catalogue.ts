import { applyChanges, type EntryChange, planEntryChanges } from './change-entries.ts';
import { describeEntry, type EntryRecord } from './entry-record.ts';
import { readStrings } from './fields.ts';
import { findDuplicates } from './find-duplicates.ts';
import { type Rescanned, rescanBib } from './rescan.ts';
import type { BibPart } from './scan.ts';
import { searchWorks } from './search.ts';

export const REFERENCE_FILTERS = ['all', 'missing', 'duplicates', 'unused'] as const;
export type ReferenceFilter = (typeof REFERENCE_FILTERS)[number];
export const REFERENCE_ORDERS = ['names', 'year', 'title', 'key'] as const;
export type ReferenceOrder = (typeof REFERENCE_ORDERS)[number];

export interface ReferenceQuery {
  readonly words: string;
  readonly filter: ReferenceFilter;
  /** One file, or all. */
  readonly path: string | null;
  readonly order: ReferenceOrder;
  readonly descending: boolean;
}

/** An entry as a list shows it. */
export interface ReferenceRow {
  readonly id: number;
  readonly path: string;
  readonly key: string;
  readonly type: string;
  readonly names: string;
  readonly year: string;
  readonly title: string;
  readonly missing: readonly string[];
  readonly isUnused: boolean;
  /** Of its duplicates; null if it has none. */
  readonly group: number | null;
}

export interface ReferenceEntry extends ReferenceRow {
  readonly source: string;
  /** What removing it takes from the file: the source and the blanks behind it. */
  readonly removed: string;
  /** The key of the next entry, to put it back in front of. */
  readonly next: string | null;
}

export type ReferenceCounts = Readonly<Record<ReferenceFilter, number>>;

interface File {
  readonly text: string;
  readonly parts: readonly BibPart[];
  readonly strings: ReadonlyMap<string, string>;
}

interface Entry {
  readonly id: number;
  readonly path: string;
  part: BibPart;
  record: EntryRecord | null;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string> | undefined): boolean {
  return a.size === b?.size && [...a].every(([name, value]) => b.get(name) === value);
}

/** All entries of a workspace's .bib files: found by scanning, described when they are first asked for. */
export class Catalogue {
  readonly #files = new Map<string, File>();
  #entries: Entry[] = [];
  #lastId = 0;
  /** Null while it is not known what the texts cite. */
  #used: ReadonlySet<string> | null = null;
  #groups: ReadonlyMap<number, number> | null = null;
  #unused: ReadonlySet<number> | null = null;
  #found: { readonly query: string; readonly entries: readonly Entry[] } | null = null;

  /** Takes the place of what the file said before; null if it is gone. Only what has changed is read again. */
  load(path: string, text: string | null): void {
    const before = this.#files.get(path) ?? null;
    const own = this.#entries.filter((entry) => entry.path === path);
    const others = own.length === this.#entries.length ? [] : this.#entries.filter((entry) => entry.path !== path);
    this.#files.delete(path);
    if (text === null) this.#entries = others;
    else {
      const scanned = rescanBib(text, before);
      const { parts, head, tail } = scanned;
      const strings = readStrings(text, parts);
      this.#files.set(path, { text, parts, strings });
      const entries = this.#keepEntries(path, own, before?.parts.length ?? 0, scanned);
      // What an abbreviation stands for may have changed in every entry.
      if (head + tail > 0 && !isSame(strings, before?.strings)) for (const entry of entries) entry.record = null;
      this.#entries = others.length === 0 ? entries : [...others, ...entries];
    }
    this.#forget();
  }

  /** The entries of a file; whoever looks at one of them goes on looking at it. */
  #keepEntries(path: string, own: readonly Entry[], before: number, { parts, head, tail }: Rescanned): Entry[] {
    const isListed = ({ kind, key }: BibPart): boolean => kind === 'entry' && key !== '';
    const count = (from: number, to: number): number => {
      let listed = 0;
      for (let at = from; at < to; at++) if (isListed(parts[at]!)) listed += 1;
      return listed;
    };
    const keptBehind = before === 0 ? 0 : count(parts.length - tail, parts.length);
    const entries = own.slice(0, count(0, head));
    const replaced = own.slice(entries.length, own.length - keptBehind);
    const made = parts.slice(head, parts.length - tail).filter(isListed);
    const known = new Map(replaced.map(({ id, part }) => [part.key, id]));
    const areRenamed = made.length === replaced.length;
    for (const [at, part] of made.entries()) {
      const id =
        known.get(part.key) ??
        (areRenamed && !made.some(({ key }) => key === replaced[at]!.part.key) ? replaced[at]!.id : undefined);
      known.delete(part.key);
      entries.push(id === undefined ? this.#make(path, part) : { id, path, part, record: null });
    }
    let at = own.length - keptBehind;
    for (const part of parts.slice(parts.length - tail)) {
      if (!isListed(part)) continue;
      const entry = own[at++]!;
      entry.part = part;
      entries.push(entry);
    }
    return entries;
  }

  setUsed(keys: ReadonlySet<string> | null): void {
    this.#used = keys;
    this.#unused = null;
    this.#found = null;
  }

  /** Describes some more entries; whether there are any left. */
  prepare(count: number): boolean {
    let left = count;
    for (const entry of this.#entries) {
      if (entry.record !== null) continue;
      if (left-- <= 0) return true;
      this.#describe(entry);
    }
    return false;
  }

  textOf(path: string): string | null {
    return this.#files.get(path)?.text ?? null;
  }

  /** Those of the keys that no entry has. */
  listUnknown(keys: readonly string[]): readonly string[] {
    this.prepare(Infinity);
    const known = new Set(this.#entries.flatMap((entry) => this.#describe(entry).names));
    return keys.filter((key) => !known.has(key));
  }

  /** Of a key that is there twice the first. */
  findKey(path: string | null, key: string): number | null {
    return this.#entries.find((entry) => entry.part.key === key && (path === null || entry.path === path))?.id ?? null;
  }

  count(path: string | null): ReferenceCounts {
    this.prepare(Infinity);
    const counts = { all: 0, missing: 0, duplicates: 0, unused: 0 };
    for (const entry of this.#entries) {
      if (path !== null && entry.path !== path) continue;
      for (const filter of REFERENCE_FILTERS) if (this.#passes(entry, filter)) counts[filter] += 1;
    }
    return counts;
  }

  list(query: ReferenceQuery, from: number, to: number): { total: number; rows: readonly ReferenceRow[] } {
    const name = JSON.stringify(query);
    if (this.#found?.query !== name) this.#found = { query: name, entries: this.#find(query) };
    const { entries } = this.#found;
    return { total: entries.length, rows: entries.slice(from, to).map((entry) => this.#show(entry)) };
  }

  read(id: number): ReferenceEntry | null {
    const at = this.#entries.findIndex((entry) => entry.id === id);
    const entry = this.#entries[at];
    const file = entry && this.#files.get(entry.path);
    if (!entry || !file) return null;
    const source = file.text.slice(entry.part.from, entry.part.to);
    const next = this.#entries.slice(at + 1).find(({ path }) => path === entry.path);
    const plan = planEntryChanges(file.text, [{ before: source, after: null }], file.parts);
    const range = plan.ok ? plan.changes[0] : undefined;
    const removed = range === undefined ? source : file.text.slice(range.from, range.to);
    return { ...this.#show(entry), source, removed, next: next?.part.key ?? null };
  }

  /** The entries that are, or may be, the same work, in the order of their files. */
  readGroup(id: number): readonly ReferenceEntry[] {
    const group = this.#listGroups().get(id);
    if (group === undefined) return [];
    return this.#entries.flatMap((entry) =>
      this.#listGroups().get(entry.id) === group ? (this.read(entry.id) ?? []) : [],
    );
  }

  /** The entries of the same file that inherit from this one, or name it otherwise. */
  listDependents(id: number): readonly ReferenceEntry[] {
    this.prepare(Infinity);
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) return [];
    return this.#entries.flatMap((each) =>
      each.path === entry.path && this.#describe(each).parents.includes(entry.part.key)
        ? (this.read(each.id) ?? [])
        : [],
    );
  }

  /** Does what the server has done. False if it cannot be done here: then the file must be loaded again. */
  apply(path: string, changes: readonly EntryChange[]): boolean {
    const file = this.#files.get(path);
    if (!file) return false;
    const plan = planEntryChanges(file.text, changes, file.parts);
    if (!plan.ok || file.parts.some(({ open }) => open)) return false;
    this.load(path, applyChanges(file.text, plan.changes));
    return true;
  }

  #make(path: string, part: BibPart): Entry {
    this.#lastId += 1;
    return { id: this.#lastId, path, part, record: null };
  }

  #forget(): void {
    this.#groups = null;
    this.#unused = null;
    this.#found = null;
  }

  #describe(entry: Entry): EntryRecord {
    const { text, strings } = this.#files.get(entry.path)!;
    return (entry.record ??= describeEntry(text, entry.part, strings));
  }

  #listGroups(): ReadonlyMap<number, number> {
    this.#groups ??= findDuplicates(
      this.#entries.map((entry) => ({ id: entry.id, key: entry.part.key, ...this.#describe(entry) })),
    );
    return this.#groups;
  }

  /** What no text cites, and nothing that is cited inherits from. */
  #listUnused(): ReadonlySet<number> {
    if (this.#unused !== null) return this.#unused;
    const used = this.#used;
    if (used === null || used.has('*')) return (this.#unused = new Set());
    const isNeeded = new Set<string>();
    const byKey = new Map(this.#entries.map((entry) => [entry.part.key, entry]));
    const need = this.#entries.filter((entry) => this.#describe(entry).names.some((name) => used.has(name)));
    for (let entry = need.pop(); entry; entry = need.pop()) {
      if (isNeeded.has(entry.part.key)) continue;
      isNeeded.add(entry.part.key);
      for (const parent of this.#describe(entry).parents) {
        const found = byKey.get(parent);
        if (found) need.push(found);
      }
    }
    return (this.#unused = new Set(this.#entries.filter(({ part }) => !isNeeded.has(part.key)).map(({ id }) => id)));
  }

  #passes(entry: Entry, filter: ReferenceFilter): boolean {
    switch (filter) {
      case 'all':
        return true;
      case 'missing':
        return this.#describe(entry).missing.length > 0;
      case 'duplicates':
        return this.#listGroups().has(entry.id);
      case 'unused':
        return this.#listUnused().has(entry.id);
    }
  }

  #find({ words, filter, path, order, descending }: ReferenceQuery): readonly Entry[] {
    this.prepare(Infinity);
    const listed = this.#entries.filter(
      (entry) => (path === null || entry.path === path) && this.#passes(entry, filter),
    );
    if (words.trim() !== '') {
      const byWork = new Map(listed.map((entry) => [this.#describe(entry).work, entry]));
      return searchWorks([...byWork.keys()], words, byWork.size).map((work) => byWork.get(work)!);
    }
    const sortKey = ({ part, record }: Entry): string => {
      const { work } = record!;
      if (order === 'key') return part.key;
      return order === 'year' ? work.year : order === 'title' ? work.title : `${work.names} ${work.year} ${work.title}`;
    };
    const sorted = listed.map((entry) => ({ entry, by: sortKey(entry) }));
    const sign = descending ? -1 : 1;
    sorted.sort((a, b) => sign * collator.compare(a.by, b.by) || a.entry.id - b.entry.id);
    const entries = sorted.map(({ entry }) => entry);
    if (filter !== 'duplicates') return entries;
    // Together, each group where its first stands.
    const groups = Map.groupBy(entries, ({ id }) => this.#listGroups().get(id)!);
    return [...groups.values()].flat();
  }

  #show(entry: Entry): ReferenceRow {
    const { id, path, part } = entry;
    const { work, missing } = this.#describe(entry);
    return {
      id,
      path,
      key: part.key,
      type: part.type,
      names: work.names,
      year: work.year,
      title: work.title,
      missing,
      isUnused: this.#listUnused().has(id),
      group: this.#listGroups().get(id) ?? null,
    };
  }
}
