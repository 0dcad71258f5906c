import { readBibtexEntry } from './bibtex.ts';
import { type BibBlock, type BlockChange, joinBlocks, listParts, rescanBlocks, sliceBlocks } from './blocks.ts';
import { type EntryChange, planEntryChanges } from './change-entries.ts';
import type { CslItem } from './csl-item.ts';
import { Duplicates } from './duplicates.ts';
import { applyChanges, removeEntry } from './edit.ts';
import { BEHIND, changeInPlace, countEntries, listPlaces, type Place, sourceOf } from './entry-places.ts';
import { describeEntry, type EntryRecord } from './entry-record.ts';
import { readStrings } from './fields.ts';
import { KeptOrder } from './kept-order.ts';
import { resolveEntry } from './rewrite-entry.ts';
import { scanOnlyEntry } from './scan.ts';
import { searchWorks } from './search.ts';
import { SharedNames } from './shared-names.ts';

export type ReferenceFilter = 'all' | 'missing' | 'duplicates' | 'unused';
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
  /** Group of its duplicates; null if it has none. */
  readonly group: number | null;
}

export interface ReferenceEntry extends ReferenceRow {
  readonly source: string;
  /** What removing it deletes from the file: the source and the blanks after it. */
  readonly removed: string;
  /** The key of the next entry, in front of which it can be put back. */
  readonly next: string | null;
}

/** One of several entries of the same work. */
export interface GroupedEntry extends ReferenceEntry {
  /** With abbreviations resolved, since other files may not define them. */
  readonly standalone: string;
  /** Its index among all entries, file by file. */
  readonly at: number;
}

export type ReferenceCounts = Readonly<Record<ReferenceFilter, number>>;

interface File {
  readonly blocks: readonly BibBlock[];
  readonly strings: ReadonlyMap<string, string>;
  /** In their order in the file. */
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly id: number;
  readonly path: string;
  place: Place;
  record: EntryRecord | null;
}

const NO_FILE: File = { blocks: [], strings: new Map(), entries: [] };
const NONE: ReadonlyMap<string, string> = new Map();

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string> | undefined): boolean {
  return a.size === b?.size && [...a].every(([name, value]) => b.get(name) === value);
}

/**
 * All entries of a workspace's .bib files: found by scanning, described on first use. Facts about all of them together
 * (duplicates, order, who has a key) are cached, and updated with each change.
 */
export class Catalogue {
  readonly #files = new Map<string, File>();
  /** Of all files, once requested. */
  #all: readonly Entry[] | null = null;
  #lastId = 0;
  /** Null while it is unknown what the texts cite. */
  #used: ReadonlySet<string> | null = null;
  /** What is cited, and the entries it inherits from. */
  #needed: ReadonlySet<Entry> | null = null;
  #areAllDescribed = true;
  readonly #incomplete = new Set<Entry>();
  readonly #duplicates = new Duplicates();
  /** By every key an entry may be cited by. */
  readonly #named = new SharedNames<Entry>();
  readonly #order = new KeptOrder<Entry>();
  #found: { readonly query: string; readonly entries: readonly Entry[] } | null = null;

  /** Replaces what was loaded of the file; null if it is gone. Only what has changed is read again. */
  load(path: string, text: string | null): void {
    if (text !== null) return this.#change(path, rescanBlocks(text, this.#files.get(path)?.blocks ?? []));
    for (const entry of this.#files.get(path)?.entries ?? []) this.#forget(entry);
    this.#files.delete(path);
    this.#look();
  }

  #change(path: string, { from, to, made }: BlockChange): void {
    const before = this.#files.get(path) ?? NO_FILE;
    const blocks = before.blocks.slice(0, from).concat(made, before.blocks.slice(to));
    const strings = new Map<string, string>();
    for (const block of blocks) readStrings(block.text, block.parts, strings);
    const [first, last] = [countEntries(before.blocks, from), countEntries(before.blocks, to)];
    const fresh = this.#follow(path, before.entries.slice(first, last), listPlaces(made));
    const entries = before.entries.slice(0, first).concat(fresh, before.entries.slice(last));
    // The meaning of an abbreviation may have changed in every entry.
    if (!isSame(strings, before.strings)) for (const entry of entries) this.#forget(entry);
    this.#files.set(path, { blocks, strings, entries });
    this.#look();
  }

  /** Entries have changed: facts about all of them are recomputed. */
  #look(): void {
    this.#areAllDescribed = false;
    this.#all = null;
    this.#needed = null;
    this.#found = null;
  }

  /** The entries of some blocks at their new positions; existing objects are kept. */
  #follow(path: string, own: readonly Entry[], places: readonly Place[]): readonly Entry[] {
    const most = Math.min(own.length, places.length);
    const keeps = (entry: Entry, place: Place): boolean => {
      if (sourceOf(entry.place) !== sourceOf(place)) return false;
      entry.place = place;
      return true;
    };
    let head = 0;
    while (head < most && keeps(own[head]!, places[head]!)) head++;
    let tail = 0;
    while (tail < most - head && keeps(own.at(-1 - tail)!, places.at(-1 - tail)!)) tail++;
    const replaced = own.slice(head, own.length - tail);
    for (const entry of replaced) this.#forget(entry);
    const made = places.slice(head, places.length - tail);
    const known = new Map(replaced.map(({ id, place }) => [place.part.key, id]));
    const areRenamed = made.length === replaced.length;
    const fresh = made.map((place, at): Entry => {
      const { key } = place.part;
      const isNew = areRenamed && !made.some(({ part }) => part.key === replaced[at]!.place.part.key);
      const id = known.get(key) ?? (isNew ? replaced[at]!.id : undefined);
      known.delete(key);
      return { id: id ?? this.#nextId(), path, place, record: null };
    });
    return own.slice(0, head).concat(fresh, own.slice(own.length - tail));
  }

  get #entries(): readonly Entry[] {
    const files = [...this.#files.values()];
    return (this.#all ??= files.length === 1 ? files[0]!.entries : files.flatMap(({ entries }) => entries));
  }

  setUsed(keys: ReadonlySet<string> | null): void {
    this.#used = keys;
    this.#needed = null;
    this.#found = null;
  }

  textOf(path: string): string | null {
    const file = this.#files.get(path);
    return file ? joinBlocks(file.blocks) : null;
  }

  /** Which of the keys no entry has. */
  listUnknown(keys: readonly string[]): readonly string[] {
    this.#describeAll();
    return keys.filter((key) => !this.#named.has(key));
  }

  /** The entries that have, or seem to have, these works, which are in no file yet; null for others. */
  findSame(sources: readonly string[]): readonly (ReferenceRow | null)[] {
    this.#describeAll();
    return sources.map((source) => {
      const part = scanOnlyEntry(source);
      const id = part && this.#duplicates.find(describeEntry(source, part, NONE));
      const entry = id === null ? undefined : this.#entries.find((each) => each.id === id);
      return entry ? this.#show(entry) : null;
    });
  }

  /** The first one, if a key occurs twice. */
  findKey(path: string | null, key: string): number | null {
    return (
      this.#entries.find((entry) => entry.place.part.key === key && (path === null || entry.path === path))?.id ?? null
    );
  }

  count(path: string | null): ReferenceCounts {
    this.#describeAll();
    const needed = this.#listNeeded();
    const { groups } = this.#duplicates;
    const all = this.#entries.length;
    if (path === null)
      return {
        all,
        missing: this.#incomplete.size,
        duplicates: groups.size,
        unused: needed === null ? 0 : all - needed.size,
      };
    const entries = this.#files.get(path)?.entries ?? [];
    const count = (filter: ReferenceFilter): number => entries.filter((entry) => this.#passes(entry, filter)).length;
    return { all: entries.length, missing: count('missing'), duplicates: count('duplicates'), unused: count('unused') };
  }

  /** How many entries each file has. */
  countFiles(): ReadonlyMap<string, number> {
    return new Map([...this.#files].map(([path, { entries }]) => [path, entries.length]));
  }

  list(query: ReferenceQuery, from: number, to: number): { total: number; rows: readonly ReferenceRow[] } {
    const name = JSON.stringify(query);
    if (this.#found?.query !== name) this.#found = { query: name, entries: this.#find(query) };
    const { entries } = this.#found;
    return { total: entries.length, rows: entries.slice(from, to).map((entry) => this.#show(entry)) };
  }

  read(id: number): ReferenceEntry | null {
    this.#describeAll();
    const at = this.#entries.findIndex((entry) => entry.id === id);
    const entry = this.#entries[at];
    const file = entry && this.#files.get(entry.path);
    if (!entry || !file) return null;
    const { block, part } = entry.place;
    const source = sourceOf(entry.place);
    const next = this.#entries[at + 1];
    const text = sliceBlocks(file.blocks, file.blocks.indexOf(block), part.from, source.length + BEHIND);
    const removed = text.slice(0, removeEntry(text, { ...part, from: 0, to: source.length }).to);
    return { ...this.#show(entry), source, removed, next: next?.path === entry.path ? next.place.part.key : null };
  }

  /** An entry of this file as citations are printed from it; `@string` abbreviations are resolved. */
  readItem(path: string, source: string): CslItem | null {
    return readBibtexEntry(source, this.#files.get(path)?.strings ?? new Map());
  }

  /** The entries that are, or may be, the same work, in file order. */
  readGroup(id: number): readonly GroupedEntry[] {
    this.#describeAll();
    const { groups } = this.#duplicates;
    const group = groups.get(id);
    if (group === undefined) return [];
    return this.#entries.flatMap(({ id: each, path }, at) => {
      const entry = groups.get(each) === group ? this.read(each) : null;
      return entry ? { ...entry, standalone: resolveEntry(entry.source, this.#files.get(path)!.strings), at } : [];
    });
  }

  /** The entries of the same file that inherit from this one, or refer to it otherwise. */
  listDependents(id: number): readonly ReferenceEntry[] {
    this.#describeAll();
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) return [];
    return this.#entries.flatMap((each) =>
      each.path === entry.path && this.#describe(each).parents.includes(entry.place.part.key)
        ? (this.read(each.id) ?? [])
        : [],
    );
  }

  /** Applies what the server has done. False if that is impossible here: then the file must be loaded again. */
  apply(path: string, changes: readonly EntryChange[]): boolean {
    const file = this.#files.get(path);
    // An unclosed part is always in the last block.
    if (!file || file.blocks.at(-1)?.parts.some(({ open }) => open)) return false;
    const inPlace = changes.length === 1 ? changeInPlace(file.blocks, changes[0]!) : null;
    if (inPlace !== null) {
      this.#change(path, inPlace);
      return true;
    }
    const text = joinBlocks(file.blocks);
    const plan = planEntryChanges(text, changes, listParts(file.blocks));
    if (!plan.ok) return false;
    if (plan.changes.length > 0) this.#change(path, rescanBlocks(applyChanges(text, plan.changes), file.blocks));
    return true;
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #describeAll(): void {
    if (this.#areAllDescribed) return;
    for (const entry of this.#entries) this.#describe(entry);
    this.#areAllDescribed = true;
  }

  #describe(entry: Entry): EntryRecord {
    if (entry.record !== null) return entry.record;
    const { block, part } = entry.place;
    const record = describeEntry(block.text, part, this.#files.get(entry.path)!.strings);
    entry.record = record;
    this.#duplicates.add(entry, record);
    for (const name of record.names) this.#named.add(name, entry);
    if (record.missing.length > 0) this.#incomplete.add(entry);
    this.#order.add(entry);
    return record;
  }

  #forget(entry: Entry): void {
    if (entry.record === null) return;
    this.#duplicates.remove(entry.id);
    for (const name of entry.record.names) this.#named.delete(name, entry);
    this.#incomplete.delete(entry);
    this.#order.remove(entry);
    entry.record = null;
  }

  /** Null if nothing can be called unused. */
  #listNeeded(): ReadonlySet<Entry> | null {
    const used = this.#used;
    if (used === null || used.has('*')) return null;
    if (this.#needed !== null) return this.#needed;
    this.#describeAll();
    const needed = new Set<Entry>();
    // Names added on the way are visited, too.
    const names = new Set(used);
    for (const name of names) {
      for (const entry of this.#named.get(name)) {
        needed.add(entry);
        for (const next of [entry.place.part.key, ...this.#describe(entry).parents]) names.add(next);
      }
    }
    return (this.#needed = needed);
  }

  #passes(entry: Entry, filter: ReferenceFilter): boolean {
    switch (filter) {
      case 'all':
        return true;
      case 'missing':
        return this.#incomplete.has(entry);
      case 'duplicates':
        return this.#duplicates.groups.has(entry.id);
      case 'unused':
        return this.#isUnused(entry);
    }
  }

  #isUnused(entry: Entry): boolean {
    return this.#listNeeded()?.has(entry) === false;
  }

  #find({ words, filter, path, order, descending }: ReferenceQuery): readonly Entry[] {
    this.#describeAll();
    const isWanted = (entry: Entry): boolean => (path === null || entry.path === path) && this.#passes(entry, filter);
    const select = (entries: readonly Entry[]): readonly Entry[] =>
      path === null && filter === 'all' ? entries : entries.filter(isWanted);
    if (words.trim() !== '') {
      const byWork = new Map(select(this.#entries).map((entry) => [this.#describe(entry).work, entry]));
      return searchWorks([...byWork.keys()], words, byWork.size).map((work) => byWork.get(work)!);
    }
    const sorted = this.#order.list(order, this.#entries, ({ place, record }) => {
      const { work } = record!;
      if (order === 'key') return place.part.key;
      return order === 'year' ? work.year : order === 'title' ? work.title : `${work.names} ${work.year} ${work.title}`;
    });
    const selected = select(sorted);
    const entries = descending ? selected.toReversed() : selected;
    if (filter !== 'duplicates') return entries;
    // Groups stay together, each at the place of its first entry.
    const groups = Map.groupBy(entries, ({ id }) => this.#duplicates.groups.get(id)!);
    return [...groups.values()].flat();
  }

  #show(entry: Entry): ReferenceRow {
    const { id, path, place } = entry;
    const { work, missing } = this.#describe(entry);
    return {
      id,
      path,
      key: place.part.key,
      type: place.part.type,
      names: work.names,
      year: work.year,
      title: work.title,
      missing,
      group: this.#duplicates.groups.get(id) ?? null,
    };
  }
}
