import { applyChange, type BibChange, isKey, removeEntry, renameKey } from './edit.ts';
import { readIdentifier } from './entry-record.ts';
import { listFields, readValue } from './fields.ts';
import { makeUnique } from './keys.ts';
import { type BibPart, scanBib, scanOnlyEntry } from './scan.ts';
import { toBibtex, usesBiblatex } from './to-bibtex.ts';

/**
 * One entry as it is in the file and as it should be: without the former it is new, without the latter it is removed.
 */
export interface EntryChange {
  readonly before: string | null;
  readonly after: string | null;
  /**
   * A new entry goes in front of the one with this key before the changes, with the blanks it ends with; at the end of
   * the file if there is none. This puts a removed entry back in its place.
   */
  readonly inFrontOf?: string | undefined;
  /** It was there before, so it comes back even if its work or key is there already. */
  readonly again?: boolean | undefined;
  /** A new entry made of what a service said: written in the dialect of the file's others, for BibTeX if it has none. */
  readonly inDialect?: boolean | undefined;
  /** Texts that cited the removed entry now cite this key: if another entry has it, they would cite another work. */
  readonly citedAs?: string | undefined;
}

/** An entry to be added: see {@link EntryChange}. */
export type NewEntry = Pick<EntryChange, 'inDialect'> & { readonly source: string };

export type EntryRefusal =
  /** The file no longer contains it as it was read. */
  | 'changed'
  /** Another entry has the key. */
  | 'key-taken'
  /** Not exactly one entry. */
  | 'malformed';

export interface PlannedEntry {
  /** Its present key; empty if it was removed. */
  readonly key: string;
  /** False if the file had the work already. */
  readonly isWritten: boolean;
}

export type EntryPlan =
  | { readonly ok: true; readonly changes: readonly BibChange[]; readonly entries: readonly PlannedEntry[] }
  | { readonly ok: false; readonly refusal: EntryRefusal; readonly index: number };

function readOnly(source: string): BibPart | null {
  const only = scanOnlyEntry(source);
  return only !== null && isKey(only.key) ? only : null;
}

const NONE: ReadonlyMap<string, string> = new Map();

export function readIdentifiers(text: string, part: BibPart): string[] {
  return listFields(text, part).flatMap(
    ({ name, valueFrom, valueTo }) =>
      readIdentifier(name, readValue(text.slice(valueFrom, valueTo), NONE), part.type) ?? [],
  );
}

interface Place {
  readonly inFrontOf: string | undefined;
  readonly behind: string;
  readonly again: boolean;
}

/** Changes of one file, planned against all of it and not written yet. */
class Planner {
  readonly #text: string;
  readonly #line: string;
  readonly #parts: readonly BibPart[];
  /** How many entries have each key, computed on demand. */
  #known: ReadonlyMap<string, number> | null = null;
  /** By how much that has changed since. */
  readonly #counts = new Map<string, number>();
  #works: Map<string, string> | null = null;
  #dialect: boolean | null = null;
  #appended = '';
  readonly #changes: BibChange[] = [];
  readonly #touched = new Set<BibPart>();
  readonly #gone = new Set<BibPart>();

  constructor(text: string, parts: readonly BibPart[]) {
    this.#text = text;
    // As on the first line: searching for a line that ends so would read the whole file if none does.
    this.#line = text[text.indexOf('\n') - 1] === '\r' ? '\r\n' : '\n';
    this.#parts = parts;
  }

  get changes(): readonly BibChange[] {
    const { length } = this.#text;
    const added = this.#appended === '' ? [] : [{ from: length, to: length, insert: this.#appended }];
    return [...this.#changes.toSorted((a, b) => a.from - b.from || a.to - b.to), ...added];
  }

  change({
    before,
    after: wanted,
    inFrontOf,
    again = false,
    inDialect = false,
  }: EntryChange): PlannedEntry | EntryRefusal {
    const after = wanted !== null && inDialect && !this.#isBiblatex() ? toBibtex(wanted) : wanted;
    const source = after === null ? null : after.trim().replaceAll(/\r\n?|\n/g, this.#line);
    const made = source === null ? null : readOnly(source);
    if (source !== null && made === null) return 'malformed';
    if (before === null) {
      if (source === null || made === null) return 'malformed';
      const tail = after!.slice(-200);
      const behind = tail.slice(tail.trimEnd().length).replaceAll(/\r\n?|\n/g, this.#line);
      return this.#add(source, made, { inFrontOf, behind, again });
    }
    const part = this.#find(before);
    if (part === undefined) return 'changed';
    if (made !== null && made.key !== part.key && this.isTaken(made.key)) return 'key-taken';
    this.#touched.add(part);
    if (made?.key !== part.key) {
      this.#count(part.key, -1);
      if (made !== null) this.#count(made.key, 1);
    }
    if (source === null || made === null) {
      this.#gone.add(part);
      this.#changes.push(removeEntry(this.#text, part));
      return { key: '', isWritten: true };
    }
    if (source !== before) this.#changes.push({ from: part.from, to: part.to, insert: source });
    return { key: made.key, isWritten: source !== before };
  }

  #find(source: string): BibPart | undefined {
    return this.#parts.find(
      (part) =>
        part.to - part.from === source.length &&
        part.kind === 'entry' &&
        !this.#touched.has(part) &&
        this.#text.slice(part.from, part.to) === source,
    );
  }

  #add(source: string, made: BibPart, place: Place): PlannedEntry {
    if (place.again) {
      this.#count(made.key, 1);
      this.#place(source, place);
      return { key: made.key, isWritten: true };
    }
    const works = (this.#works ??= this.#readWorks());
    const identifiers = readIdentifiers(source, made);
    const known = identifiers.map((identifier) => works.get(identifier)).find((each) => each !== undefined);
    if (known !== undefined) return { key: known, isWritten: false };
    const same = this.#parts.find((part) => part.key === made.key && this.#text.slice(part.from, part.to) === source);
    if (same) return { key: same.key, isWritten: false };
    const key = makeUnique(made.key, (each) => this.isTaken(each));
    this.#count(key, 1);
    for (const identifier of identifiers) works.set(identifier, key);
    const renamed = renameKey(source, made, key);
    this.#place(renamed ? applyChange(source, renamed) : source, place);
    return { key, isWritten: true };
  }

  #place(source: string, { inFrontOf, behind }: Pick<Place, 'inFrontOf' | 'behind'>): void {
    const next = this.#parts.find((part) => part.key === inFrontOf && part.key !== '' && !this.#gone.has(part));
    if (next === undefined) return this.#append(source);
    this.#changes.push({ from: next.from, to: next.from, insert: source + (behind || this.#line.repeat(2)) });
  }

  #append(source: string): void {
    const end = (this.#text.slice(-200) + this.#appended).slice(-200);
    const breaks = end.slice(end.trimEnd().length).split('\n').length - 1;
    const before = end.trim() === '' ? '' : this.#line.repeat(Math.max(0, 2 - breaks));
    this.#appended += before + source + this.#line;
  }

  #isBiblatex(): boolean {
    return (this.#dialect ??= usesBiblatex(this.#text, this.#parts));
  }

  #readWorks(): Map<string, string> {
    const works = new Map<string, string>();
    for (const part of this.#parts) {
      if (part.key === '' || this.#touched.has(part)) continue;
      for (const identifier of readIdentifiers(this.#text, part))
        if (!works.has(identifier)) works.set(identifier, part.key);
    }
    return works;
  }

  /** BibTeX ignores the case of keys. */
  isTaken(key: string): boolean {
    const name = key.toLowerCase();
    return (this.#countKnown().get(name) ?? 0) + (this.#counts.get(name) ?? 0) > 0;
  }

  #count(key: string, change: number): void {
    const name = key.toLowerCase();
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }

  #countKnown(): ReadonlyMap<string, number> {
    if (this.#known !== null) return this.#known;
    const known = new Map<string, number>();
    for (const { kind, key } of this.#parts) {
      if (kind !== 'entry') continue;
      const name = key.toLowerCase();
      known.set(name, (known.get(name) ?? 0) + 1);
    }
    return (this.#known = known);
  }
}

/**
 * What changes of entries do to a file, all or none. Other people's changes to it stay, since an entry is found by its
 * content. A new entry is not added if its work is there already; if its key is taken, it gets another. `parts`: those
 * of the text, if known.
 */
export function planEntryChanges(
  text: string,
  wanted: readonly EntryChange[],
  parts: readonly BibPart[] = scanBib(text),
): EntryPlan {
  const planner = new Planner(text, parts);
  const entries: PlannedEntry[] = [];
  for (const [index, change] of wanted.entries()) {
    const planned = planner.change(change);
    if (typeof planned === 'string') return { ok: false, refusal: planned, index };
    entries.push(planned);
  }
  const own = new Set(entries.map(({ key }) => key.toLowerCase()));
  const index = wanted.findIndex(
    ({ citedAs }) => citedAs !== undefined && !own.has(citedAs.toLowerCase()) && planner.isTaken(citedAs),
  );
  if (index >= 0) return { ok: false, refusal: 'key-taken', index };
  return { ok: true, changes: planner.changes, entries };
}
