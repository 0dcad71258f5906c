import { readIdentifiers } from './change-entries.ts';
import type { CslWork } from './csl-item.ts';
import { cslToBib, keyOfWork } from './csl-to-bib.ts';
import { type BibChange, isKey, removeEntry } from './edit.ts';
import { LONGEST_KEY, makeUnique } from './keys.ts';
import { mergeUpstream } from './merge-upstream.ts';
import { type BibPart, scanBib, scanOnlyEntry } from './scan.ts';
import { UnclaimedEntries, unixLines } from './unclaimed-entries.ts';

/** A work in an external library. */
export interface LibraryItem {
  readonly id: string;
  readonly work: CslWork;
  /** The key somebody chose for it there. */
  readonly ownKey: string | null;
}

export interface LibraryNews {
  readonly items: readonly LibraryItem[];
  readonly deleted: readonly string[];
  /** These are all its items: any others known are deleted. */
  readonly isWhole: boolean;
}

/** What is stored about an item permanently, so that its key never changes or comes to mean another work. */
export interface SyncedItem {
  readonly id: string;
  readonly key: string;
  /**
   * As last written; null: the file had the work already, so only its authors may change it. Empty once neither the
   * library nor the file has it.
   */
  readonly source: string | null;
  /** Deleted there, or removed from the file by hand. */
  readonly gone?: 'library' | 'file';
}

export interface SyncReport {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The file had these works already. */
  readonly present: number;
  /** Changed there, but removed from the file by hand. */
  readonly absent: number;
  /** Fields changed on both sides, where the file's value was kept. */
  readonly kept: readonly { readonly key: string; readonly fields: readonly string[] }[];
  /** Deleted there and still in the file. */
  readonly left: readonly { readonly key: string; readonly reason: 'edited' | 'cited' }[];
}

export interface SyncPlan {
  readonly changes: readonly BibChange[];
  readonly state: readonly SyncedItem[];
  readonly report: SyncReport;
}

/** Characters of entries made in one sync, more than any real library has. */
const MAX_PLANNED = 32 * 1024 * 1024;

/** The library is too large to be written into a file. */
export class TooMuchToSync extends Error {}

/** Ids of items the library no longer has. */
export function listDeleted(state: readonly SyncedItem[], { items, deleted, isWhole }: LibraryNews): readonly string[] {
  if (!isWhole) return deleted;
  const here = new Set(items.map(({ id }) => id));
  return state.map(({ id }) => id).filter((id) => !here.has(id));
}

/**
 * What changes of a library do to a .bib file. Entries that are not from the library stay byte for byte the same. A
 * field changed in the file stays even if it changed in the library; all others follow the library. What is deleted
 * there stays while it is cited or was edited here.
 */
export function planSync(
  text: string,
  state: readonly SyncedItem[],
  news: LibraryNews,
  cited: ReadonlySet<string>,
  mostPlanned = MAX_PLANNED,
): SyncPlan {
  const planner = new SyncPlanner(text, state, cited, mostPlanned);
  for (const id of listDeleted(state, news)) planner.remove(id);
  for (const item of news.items) planner.take(item);
  return planner.finish();
}

class SyncPlanner {
  readonly #text: string;
  readonly #line: string;
  readonly #cited: ReadonlySet<string>;
  readonly #byKey = new Map<string, BibPart>();
  readonly #items: Map<string, SyncedItem>;
  readonly #taken: Set<string>;
  readonly #tried = new Map<string, number>();
  readonly #mostPlanned: number;
  #planned = 0;
  #unclaimed: UnclaimedEntries | null = null;
  #works: Map<string, string> | null = null;
  readonly #changes: BibChange[] = [];
  readonly #appended: string[] = [];
  readonly #counts = { added: 0, changed: 0, removed: 0, present: 0, absent: 0 };
  readonly #kept: { key: string; fields: readonly string[] }[] = [];
  readonly #left: { key: string; reason: 'edited' | 'cited' }[] = [];

  constructor(text: string, state: readonly SyncedItem[], cited: ReadonlySet<string>, mostPlanned: number) {
    this.#text = text;
    this.#mostPlanned = mostPlanned;
    this.#line = text.includes('\r\n') ? '\r\n' : '\n';
    this.#cited = cited;
    for (const part of scanBib(text))
      if (part.kind === 'entry' && part.key !== '' && !this.#byKey.has(part.key)) this.#byKey.set(part.key, part);
    this.#items = new Map(state.map((item) => [item.id, item]));
    // BibTeX ignores the case of keys.
    this.#taken = new Set([...this.#byKey.keys(), ...state.map(({ key }) => key)].map((key) => key.toLowerCase()));
  }

  remove(id: string): void {
    const item = this.#items.get(id);
    if (item === undefined || item.gone !== undefined) return;
    if (item.source === null) return this.#remember({ ...item, gone: 'library' });
    const found = this.#find(item, item.source);
    if (found === null) return this.#remember({ ...item, source: '', gone: 'library' });
    const { part, key } = found;
    // For a key that somebody gave it here, it was not checked whether it is cited.
    const isEdited = key !== item.key || this.#read(part) !== item.source;
    const isCited = this.#cited.has(key);
    if (isEdited || isCited) {
      this.#left.push({ key, reason: isCited ? 'cited' : 'edited' });
      return this.#remember({ ...item, key, gone: 'library' });
    }
    this.#changes.push(removeEntry(this.#text, part));
    this.#counts.removed += 1;
    this.#remember({ ...item, key, source: '', gone: 'library' });
  }

  take({ id, work, ownKey }: LibraryItem): void {
    const item = this.#items.get(id);
    if (item === undefined) return this.#add(id, work, ownKey);
    if (item.source === null) {
      const { gone: _, ...here } = item;
      return this.#remember(here);
    }
    if (item.gone === 'file') return;
    if (item.source === '') return this.#takeBack(item, work);
    const found = this.#find(item, item.source);
    if (found === null) return item.gone === 'library' ? this.#addAgain(item, work) : this.#miss(item);
    this.#update({ id, key: found.key, source: item.source }, found.part, work);
  }

  finish(): SyncPlan {
    const { length } = this.#text;
    const changes = this.#changes.toSorted((a, b) => a.from - b.from);
    const insert = this.#appended.join(this.#line);
    const end = this.#text.slice(-200);
    const breaks = end.slice(end.trimEnd().length).split('\n').length - 1;
    const gap = this.#text.trim() === '' ? '' : this.#line.repeat(Math.max(0, 2 - breaks));
    if (insert !== '') changes.push({ from: length, to: length, insert: gap + insert });
    return {
      changes,
      state: [...this.#items.values()].map((item) => this.#shorten(item)),
      report: { ...this.#counts, kept: this.#kept, left: this.#left },
    };
  }

  #remember(item: SyncedItem): void {
    this.#items.set(item.id, item);
  }

  #read(part: BibPart): string {
    return unixLines(this.#text.slice(part.from, part.to));
  }

  /** Under its own key, or one that somebody gave it here. */
  #find(item: SyncedItem, source: string): { part: BibPart; key: string } | null {
    const part = this.#byKey.get(item.key) ?? this.#findRenamed(source);
    return part === undefined ? null : { part, key: part.key };
  }

  /** Searches entries whose keys belong to no item. */
  #findRenamed(source: string): BibPart | undefined {
    if (this.#unclaimed === null) {
      const own = new Set([...this.#items.values()].map(({ key }) => key));
      const parts = [...this.#byKey.values()].filter(({ key }) => !own.has(key));
      this.#unclaimed = new UnclaimedEntries(this.#text, parts);
    }
    return this.#unclaimed.claim(source);
  }

  #add(id: string, work: CslWork, ownKey: string | null): void {
    const known = this.#findWork(work);
    if (known !== undefined) {
      this.#counts.present += 1;
      return this.#remember({ id, key: known, source: null });
    }
    const isTaken = (key: string): boolean => this.#taken.has(key.toLowerCase());
    const isOwn = ownKey !== null && ownKey.length <= LONGEST_KEY && isKey(ownKey);
    const key = makeUnique(isOwn ? ownKey : keyOfWork(work, 'auth+year'), isTaken, this.#tried);
    const made = this.#write(work, key);
    if (made === null) return;
    this.#taken.add(key.toLowerCase());
    this.#append(made.source);
    this.#counts.added += 1;
    for (const identifier of readIdentifiers(made.source, made.part)) this.#works!.set(identifier, key);
    this.#remember({ id, key, source: made.source });
  }

  /** Deleted there and brought back: existing citations work again. */
  #addAgain(item: SyncedItem, work: CslWork): void {
    const made = this.#write(work, item.key);
    if (made === null) return;
    this.#append(made.source);
    this.#counts.added += 1;
    this.#remember({ id: item.id, key: item.key, source: made.source });
  }

  /** Unless somebody has written the entry by hand meanwhile. */
  #takeBack(item: SyncedItem, work: CslWork): void {
    if (this.#byKey.has(item.key)) this.#remember({ id: item.id, key: item.key, source: null });
    else this.#addAgain(item, work);
  }

  #miss(item: SyncedItem): void {
    this.#counts.absent += 1;
    this.#remember({ ...item, source: '', gone: 'file' });
  }

  #update(item: { id: string; key: string; source: string }, part: BibPart, work: CslWork): void {
    const { id, key } = item;
    const base = rekey(item.source, key);
    const made = this.#write(work, key);
    if (made === null) return;
    const { source } = made;
    this.#remember({ id, key, source });
    if (source === base) return;
    const current = this.#read(part);
    const { merged, kept } = current === base ? { merged: source, kept: [] } : mergeUpstream(base, current, source);
    if (kept.length > 0) this.#kept.push({ key, fields: kept });
    if (merged === current) return;
    this.#changes.push({ from: part.from, to: part.to, insert: merged.replaceAll('\n', this.#line) });
    this.#counts.changed += 1;
  }

  #write(work: CslWork, key: string): WrittenEntry | null {
    const made = writeEntry(work, key);
    this.#planned += made?.source.length ?? 0;
    if (this.#planned > this.#mostPlanned) throw new TooMuchToSync();
    return made;
  }

  /** For what is in neither place, only the key is kept. */
  #shorten(item: SyncedItem): SyncedItem {
    const isDone = item.gone === undefined || item.source === null || item.source === '';
    return isDone || this.#find(item, item.source) !== null ? item : { ...item, source: '' };
  }

  #append(source: string): void {
    this.#appended.push(source.replaceAll('\n', this.#line) + this.#line);
  }

  #findWork(work: CslWork): string | undefined {
    this.#works ??= this.#readWorks();
    const made = writeEntry(work, 'key');
    const identifiers = made === null ? [] : readIdentifiers(made.source, made.part);
    return identifiers.map((identifier) => this.#works!.get(identifier)).find((key) => key !== undefined);
  }

  #readWorks(): Map<string, string> {
    const works = new Map<string, string>();
    for (const part of this.#byKey.values())
      for (const identifier of readIdentifiers(this.#text, part))
        if (!works.has(identifier)) works.set(identifier, part.key);
    return works;
  }
}

interface WrittenEntry {
  readonly source: string;
  readonly part: BibPart;
}

/** A work under a key; null if it would not be exactly that entry and could affect its surroundings. */
function writeEntry(work: CslWork, key: string): WrittenEntry | null {
  const { source } = cslToBib(work, 'auth+year', () => false, key);
  const part = scanOnlyEntry(source);
  return part?.key === key ? { source, part } : null;
}

function rekey(source: string, key: string): string {
  const [part] = scanBib(source);
  return part === undefined ? source : withKey(source, { ...part, from: 0 }, key);
}

/** An entry's source under another key; `part` locates the key in its file. */
function withKey(source: string, part: BibPart, key: string): string {
  const at = part.keyFrom - part.from;
  return source.slice(0, at) + key + source.slice(at + part.key.length);
}
