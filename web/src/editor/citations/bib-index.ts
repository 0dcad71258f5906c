import { readBibtexEntry } from '@scriptorium/bibliography/bibtex.ts';
import { checkBibtex } from '@scriptorium/bibliography/check-bibtex.ts';
import { cutBib } from '@scriptorium/bibliography/cut.ts';
import { type CslItem, familyOf, firstNames, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { readStrings } from '@scriptorium/bibliography/fields.ts';
import { readLight } from '@scriptorium/bibliography/light.ts';
import { type BibPart, scanBib } from '@scriptorium/bibliography/scan.ts';
import { type IndexedWork, indexWork, searchWorks } from '@scriptorium/bibliography/search.ts';
import type { KeptFile } from './kept-works.ts';

export interface BibSource {
  readonly path: string;
  /** Null, until `supply`, for a file described from an earlier visit's cache. */
  readonly text: string | null;
}

/** A work as listed by completion. */
export interface FoundWork {
  readonly key: string;
  readonly names: string;
  readonly year: string;
  readonly title: string;
  /** The .bib file it is in. */
  readonly file?: string;
}

/** A bibliography as sent for printing. */
export interface CutWorks {
  readonly form: 'bib' | 'json';
  readonly text: string;
}

interface File {
  readonly path: string;
  text: string | null;
  readonly strings: ReadonlyMap<string, string>;
}

interface Place {
  readonly file: File;
  readonly from: number;
  readonly to: number;
}

/** All works of a document's bibliographies: located by scanning, parsed one by one when cited. */
export class BibIndex {
  #files: readonly File[] = [];
  #places = new Map<string, Place>();
  #items = new Map<string, CslItem>();
  #works: IndexedWork[] = [];
  #pending: { readonly text: string; readonly part: BibPart; readonly strings: ReadonlyMap<string, string> }[] = [];
  #prepared = 0;
  #faults = new Map<string, string | null>();
  /** Files that share keys with another file: their works here are incomplete. */
  #partial = new Set<string>();

  /**
   * Replaces what was loaded before. Of duplicate keys the first counts. Cached descriptions are used for files that
   * have them. Returns all keys.
   */
  load(
    sources: readonly BibSource[],
    items: readonly CslItem[],
    kept: ReadonlyMap<string, KeptFile> = new Map(),
  ): readonly string[] {
    this.#places = new Map();
    this.#items = new Map(items.map((item) => [item.id, item]));
    this.#works = [...this.#items.values()].map(indexItem);
    this.#pending = [];
    this.#prepared = 0;
    this.#faults = new Map([...kept].map(([path, { fault }]) => [path, fault]));
    this.#partial = new Set();
    this.#files = sources.map((source) => {
      const known = kept.get(source.path);
      return known ? this.#takeKept(source, known) : this.#scan(source.path, source.text ?? '');
    });
    return [...this.#items.keys(), ...this.#places.keys()];
  }

  /** The files whose text is needed to read these keys; null: all. */
  needs(keys: readonly string[] | null): readonly string[] {
    const files = keys === null ? this.#files : keys.flatMap((key) => this.#places.get(key)?.file ?? []);
    return [...new Set(files.filter(({ text }) => text === null).map(({ path }) => path))];
  }

  supply(path: string, text: string): void {
    for (const file of this.#files) if (file.path === path) file.text = text;
  }

  /** Whether this is the first entry with its key. */
  #take(key: string, place: Place): boolean {
    const before = this.#items.has(key) ? null : this.#places.get(key)?.file;
    if (before === undefined) this.#places.set(key, place);
    else if (before !== place.file) this.#partial.add(place.file.path);
    return before === undefined;
  }

  #takeKept({ path, text }: BibSource, { works, strings }: KeptFile): File {
    const file = { path, text, strings };
    for (const work of works) if (this.#take(work.key, { file, from: work.from, to: work.to })) this.#works.push(work);
    return file;
  }

  #scan(path: string, text: string): File {
    const parts = scanBib(text);
    const strings = readStrings(text, parts);
    const file = { path, text, strings };
    for (const part of parts)
      if (part.key !== '' && this.#take(part.key, { file, from: part.from, to: part.to }))
        this.#pending.push({ text, part, strings });
    return file;
  }

  /** Reads authors, years and titles of some more works; returns whether any are left. */
  prepare(count: number): boolean {
    const end = Math.min(this.#pending.length, this.#prepared + count);
    for (const { text, part, strings } of this.#pending.slice(this.#prepared, end))
      this.#works.push(indexWork(readLight(text, part, strings)));
    this.#prepared = end;
    return end < this.#pending.length;
  }

  /** Descriptions the next visit can use for these files; none for those not described completely. */
  describe(paths: readonly string[]): ReadonlyMap<string, KeptFile> {
    this.prepare(Infinity);
    const whole = this.#files.filter(({ path }) => paths.includes(path) && !this.#partial.has(path));
    return new Map(
      whole.map((file) => {
        const works = this.#works.flatMap((work) => {
          const place = this.#places.get(work.key);
          return place?.file === file ? [{ ...work, from: place.from, to: place.to }] : [];
        });
        return [file.path, { works, strings: file.strings, fault: this.#findFault(file) }];
      }),
    );
  }

  search(query: string, most: number): readonly FoundWork[] {
    this.prepare(Infinity);
    return searchWorks(this.#works, query, most).map(({ key, names, year, title }) => {
      const file = this.#places.get(key)?.file.path;
      return { key, names, year, title, ...(file === undefined ? {} : { file }) };
    });
  }

  /** Works in citeproc's form; unknown keys are left out. Needs the text of their files, as does `cut`. */
  read(keys: readonly string[]): readonly CslItem[] {
    return keys.flatMap((key) => {
      const item = this.#items.get(key);
      if (item) return [item];
      const place = this.#places.get(key);
      return place ? (readBibtexEntry(textOf(place.file).slice(place.from, place.to), place.file.strings) ?? []) : [];
    });
  }

  /** The files reduced to what these keys cite (null: whole), as read by exports. */
  cut(keys: readonly string[] | null): readonly CutWorks[] {
    const wanted = keys && new Set(keys);
    const items = [...this.#items.values()].filter(({ id }) => wanted?.has(id) !== false);
    const files = this.#files.map(textOf).map((text) => (wanted && cutBib(text, (key) => wanted.has(key))) ?? text);
    return [
      ...files.filter((text) => text !== '').map((text) => ({ form: 'bib', text }) as const),
      ...(items.length > 0 ? [{ form: 'json', text: JSON.stringify(items) } as const] : []),
    ];
  }

  /** Why exports with these files would fail: a sentence for each faulty file. */
  findFaults(): readonly (readonly [path: string, fault: string])[] {
    return this.#files.flatMap((file) => {
      const fault = this.#findFault(file);
      return fault === null ? [] : [[file.path, fault] as const];
    });
  }

  #findFault(file: File): string | null {
    const known = this.#faults.get(file.path);
    if (known !== undefined) return known;
    const fault = describeFault(textOf(file));
    this.#faults.set(file.path, fault);
    return fault;
  }
}

function textOf({ path, text }: File): string {
  if (text === null) throw new Error(`The text of ${path} is not there yet.`);
  return text;
}

function describeFault(text: string): string | null {
  const [first, ...more] = checkBibtex(text).filter(({ fatal }) => fatal);
  if (first === undefined) return null;
  const line = text.slice(0, first.from).split('\n').length;
  const others =
    more.length === 0 ? '' : more.length === 1 ? ' There is one more fault.' : ` There are ${more.length} more faults.`;
  return `Line ${line}: ${first.message}${others}`;
}

function indexItem(item: CslItem): IndexedWork {
  const families = [...(item.author ?? []), ...(item.editor ?? [])].map(familyOf).join(' ');
  return indexWork({
    key: item.id,
    names: firstNames(item),
    families,
    year: yearOf(item),
    title: String(item.title ?? ''),
  });
}
