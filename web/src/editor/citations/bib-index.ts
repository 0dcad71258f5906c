import { readBibtexEntry } from '@scriptorium/bibliography/bibtex.ts';
import { checkBibtex } from '@scriptorium/bibliography/check-bibtex.ts';
import { cutBib } from '@scriptorium/bibliography/cut.ts';
import { type CslItem, firstNames, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { readStrings } from '@scriptorium/bibliography/fields.ts';
import { readLight } from '@scriptorium/bibliography/light.ts';
import { type BibPart, scanBib } from '@scriptorium/bibliography/scan.ts';
import { type IndexedWork, indexWork, searchWorks } from '@scriptorium/bibliography/search.ts';

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
  #files: readonly File[] = [];
  #places = new Map<string, Place>();
  #items = new Map<string, CslItem>();
  #works: IndexedWork[] = [];
  #pending: readonly Place[] = [];

  /** Takes the place of what was loaded before. Of a key that is there twice the first counts. Returns all keys. */
  load(sources: readonly BibSource[], items: readonly CslItem[]): readonly string[] {
    this.#places = new Map();
    this.#items = new Map(items.map((item) => [item.id, item]));
    this.#works = [...this.#items.values()].map(indexItem);
    this.#files = sources.map(({ path, text }) => {
      const parts = scanBib(text);
      const file = { path, text, strings: readStrings(text, parts) };
      for (const part of parts) {
        const isKnown = part.key === '' || this.#items.has(part.key) || this.#places.has(part.key);
        if (!isKnown) this.#places.set(part.key, { file, part });
      }
      return file;
    });
    this.#pending = [...this.#places.values()];
    return [...this.#items.keys(), ...this.#places.keys()];
  }

  /** Reads authors, years and titles of some more; whether there are any left. */
  prepare(count: number): boolean {
    const done = this.#works.length;
    const first = done - this.#items.size;
    for (const { file, part } of this.#pending.slice(first, first + count))
      this.#works.push(indexWork(readLight(file.text, part, file.strings)));
    return first + count < this.#pending.length;
  }

  search(query: string, most: number): readonly FoundWork[] {
    this.prepare(Infinity);
    return searchWorks(this.#works, query, most).map(({ key, names, year, title }) => {
      const file = this.#places.get(key)?.file.path;
      return { key, names, year, title, ...(file === undefined ? {} : { file }) };
    });
  }

  /** Works as citeproc takes them; unknown keys are left out. */
  read(keys: readonly string[]): readonly CslItem[] {
    return keys.flatMap((key) => {
      const item = this.#items.get(key);
      if (item) return [item];
      const place = this.#places.get(key);
      if (!place) return [];
      const { text, strings } = place.file;
      return readBibtexEntry(text.slice(place.part.from, place.part.to), strings) ?? [];
    });
  }

  /** The files with only what these keys cite, or whole, as exports read them. */
  cut(keys: readonly string[] | null): readonly CutWorks[] {
    const wanted = keys && new Set(keys);
    const items = [...this.#items.values()].filter(({ id }) => wanted?.has(id) !== false);
    const files = this.#files.map(({ text }) => (wanted && cutBib(text, (key) => wanted.has(key))) ?? text);
    return [
      ...files.filter((text) => text !== '').map((text) => ({ form: 'bib', text }) as const),
      ...(items.length > 0 ? [{ form: 'json', text: JSON.stringify(items) } as const] : []),
    ];
  }

  /** Why exports with these files would fail, as a sentence for each file with a fault. */
  findFaults(): readonly (readonly [path: string, fault: string])[] {
    return this.#files.flatMap(({ path, text }) => {
      const [first, ...more] = checkBibtex(text).filter(({ fatal }) => fatal);
      if (first === undefined) return [];
      const line = text.slice(0, first.from).split('\n').length;
      const others =
        more.length === 0
          ? ''
          : more.length === 1
            ? ' There is one more fault.'
            : ` There are ${more.length} more faults.`;
      return [[path, `Line ${line}: ${first.message}${others}`] as const];
    });
  }
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
