import { readBibtexEntry } from '@scriptorium/bibliography/bibtex.ts';
import { checkBibtex } from '@scriptorium/bibliography/check-bibtex.ts';
import { cutBib } from '@scriptorium/bibliography/cut.ts';
import { type CslItem, firstNames, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { readStrings } from '@scriptorium/bibliography/fields.ts';
import { readLight } from '@scriptorium/bibliography/light.ts';
import { type BibPart, scanBib } from '@scriptorium/bibliography/scan.ts';
import { type IndexedWork, indexWork, searchWorks } from '@scriptorium/bibliography/search.ts';
import type { KeptFile } from './kept-works.ts';

export interface BibSource {
  readonly path: string;
  readonly text: string;
}

/** A work as completion lists it. */
export interface FoundWork {
  readonly key: string;
  readonly names: string;
  readonly year: string;
  readonly title: string;
  /** The .bib file it is in. */
  readonly file?: string;
}

/** A bibliography as it is sent to be printed. */
export interface CutWorks {
  readonly form: 'bib' | 'json';
  readonly text: string;
}

interface File extends BibSource {
  readonly strings: ReadonlyMap<string, string>;
}

interface Place {
  readonly file: File;
  readonly part: BibPart;
}

/** All works of a document's bibliographies: found by scanning, and read one by one when they are cited. */
export class BibIndex {
  #sources: readonly BibSource[] = [];
  /** Described by what an earlier visit kept, and not scanned yet. */
  #unscanned: BibSource[] = [];
  #places = new Map<string, Place>();
  /** The file of each key. */
  #paths = new Map<string, string>();
  #items = new Map<string, CslItem>();
  #works: IndexedWork[] = [];
  #pending: Place[] = [];
  #prepared = 0;
  #faults = new Map<string, string | null>();
  /** Files with keys that another file has, too: their works here are not all they have. */
  #partial = new Set<string>();

  /**
   * Takes the place of what was loaded before. Of a key that is there twice the first counts. What is kept of a file is
   * taken for it, until something else of it is needed. Returns all keys.
   */
  load(
    sources: readonly BibSource[],
    items: readonly CslItem[],
    kept: ReadonlyMap<string, KeptFile> = new Map(),
  ): readonly string[] {
    this.#sources = sources;
    this.#unscanned = [];
    this.#places = new Map();
    this.#paths = new Map();
    this.#items = new Map(items.map((item) => [item.id, item]));
    this.#works = [...this.#items.values()].map(indexItem);
    this.#pending = [];
    this.#prepared = 0;
    this.#faults = new Map([...kept].map(([path, { fault }]) => [path, fault]));
    this.#partial = new Set();
    for (const source of sources) {
      const known = kept.get(source.path);
      if (known) {
        for (const work of known.works) if (this.#take(work.key, source.path)) this.#works.push(work);
        this.#unscanned.push(source);
      } else this.#pending.push(...this.#scan(source));
    }
    return [...this.#items.keys(), ...this.#paths.keys()];
  }

  /** Whether a key of a file is the first of its name. */
  #take(key: string, path: string): boolean {
    const before = this.#items.has(key) ? '' : this.#paths.get(key);
    if (before === undefined) this.#paths.set(key, path);
    else if (before !== path) this.#partial.add(path);
    return before === undefined;
  }

  #scan({ path, text }: BibSource): Place[] {
    const parts = scanBib(text);
    const file = { path, text, strings: readStrings(text, parts) };
    const found: Place[] = [];
    for (const part of parts) {
      if (part.key === '' || !this.#take(part.key, path)) continue;
      const place = { file, part };
      this.#places.set(part.key, place);
      found.push(place);
    }
    return found;
  }

  #findPlace(key: string): Place | undefined {
    const path = this.#paths.get(key);
    const at = this.#unscanned.findIndex((source) => source.path === path);
    if (at >= 0) {
      const [source] = this.#unscanned.splice(at, 1);
      for (const [other, its] of this.#paths) if (its === path) this.#paths.delete(other);
      this.#scan(source!);
    }
    return this.#places.get(key);
  }

  /** Reads authors, years and titles of some more; whether there are any left. */
  prepare(count: number): boolean {
    const end = Math.min(this.#pending.length, this.#prepared + count);
    for (const { file, part } of this.#pending.slice(this.#prepared, end))
      this.#works.push(indexWork(readLight(file.text, part, file.strings)));
    this.#prepared = end;
    return end < this.#pending.length;
  }

  /** What the next visit may take for these files; nothing of those that are not described as a whole. */
  describe(paths: readonly string[]): ReadonlyMap<string, KeptFile> {
    this.prepare(Infinity);
    const whole = paths.filter((path) => !this.#partial.has(path));
    return new Map(
      whole.map((path) => {
        const works = this.#works.filter(({ key }) => this.#paths.get(key) === path);
        return [path, { works, fault: this.#findFault(path) }];
      }),
    );
  }

  search(query: string, most: number): readonly FoundWork[] {
    this.prepare(Infinity);
    return searchWorks(this.#works, query, most).map(({ key, names, year, title }) => {
      const file = this.#paths.get(key);
      return { key, names, year, title, ...(file === undefined ? {} : { file }) };
    });
  }

  /** Works as citeproc takes them; unknown keys are left out. */
  read(keys: readonly string[]): readonly CslItem[] {
    return keys.flatMap((key) => {
      const item = this.#items.get(key);
      if (item) return [item];
      const place = this.#findPlace(key);
      if (!place) return [];
      const { text, strings } = place.file;
      return readBibtexEntry(text.slice(place.part.from, place.part.to), strings) ?? [];
    });
  }

  /** The files with only what these keys cite, or whole, as exports read them. */
  cut(keys: readonly string[] | null): readonly CutWorks[] {
    const wanted = keys && new Set(keys);
    const items = [...this.#items.values()].filter(({ id }) => wanted?.has(id) !== false);
    const files = this.#sources.map(({ text }) => (wanted && cutBib(text, (key) => wanted.has(key))) ?? text);
    return [
      ...files.filter((text) => text !== '').map((text) => ({ form: 'bib', text }) as const),
      ...(items.length > 0 ? [{ form: 'json', text: JSON.stringify(items) } as const] : []),
    ];
  }

  /** Why exports with these files would fail, as a sentence for each file with a fault. */
  findFaults(): readonly (readonly [path: string, fault: string])[] {
    return this.#sources.flatMap(({ path }) => {
      const fault = this.#findFault(path);
      return fault === null ? [] : [[path, fault] as const];
    });
  }

  #findFault(path: string): string | null {
    const known = this.#faults.get(path);
    if (known !== undefined) return known;
    const fault = describeFault(this.#sources.find((source) => source.path === path)?.text ?? '');
    this.#faults.set(path, fault);
    return fault;
  }
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
  const families = [...(item.author ?? []), ...(item.editor ?? [])]
    .map((name) => `${name.family ?? ''} ${name.literal ?? ''}`)
    .join(' ');
  return indexWork({
    key: item.id,
    names: firstNames(item),
    families,
    year: yearOf(item),
    title: String(item.title ?? ''),
  });
}
