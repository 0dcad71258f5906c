import { readEndNoteRecord } from '@scriptorium/bibliography/endnote.ts';
import { childrenOf, findChild, readXml, textOf, type XmlElement } from '@scriptorium/bibliography/xml.ts';

/** One work in a citation, in the form shared by Zotero, Mendeley and pandoc. */
interface CslCitationItem {
  readonly id: string;
  readonly itemData?: Readonly<Record<string, unknown>>;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly locator?: string;
  readonly label?: string;
  readonly 'suppress-author'?: boolean;
}

/** Longer than any real citation: one with 300 works and their abstracts is a megabyte. */
const MAX_CODE = 8 * 1024 * 1024;
const MAX_ITEMS = 1000;
const MAX_WORKS = 20_000;
const MAX_NAMES = 2000;
const MAX_TEXT = 4000;

/** Variables a bibliography can use. Abstracts are omitted. */
const TEXTS = [
  'title',
  'title-short',
  'container-title',
  'container-title-short',
  'collection-title',
  'collection-number',
  'publisher',
  'publisher-place',
  'event-title',
  'event-place',
  'edition',
  'volume',
  'issue',
  'page',
  'number',
  'number-of-pages',
  'genre',
  'medium',
  'language',
  'note',
  'DOI',
  'URL',
  'ISBN',
  'ISSN',
  'PMID',
] as const;
const PEOPLE = ['author', 'editor', 'translator', 'collection-editor', 'container-author'] as const;
const DATES = ['issued', 'accessed', 'original-date'] as const;
const PARTS_OF_NAMES = ['family', 'given', 'literal', 'suffix', 'dropping-particle', 'non-dropping-particle'] as const;

/**
 * Parses what reference managers store in a Word document. Each program has its own IDs for works, and Mendeley starts
 * again at ITEM-1 in every citation, so works are identified by their URI, or by their data.
 */
export class CitationReader {
  readonly #ids = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** Parses the JSON of Zotero and Mendeley; null if it is invalid or contains no works. */
  readJson(code: string): CslCitationItem[] | null {
    if (code.length > MAX_CODE) return null;
    const found = asRecord(parse(code))?.['citationItems'];
    if (!Array.isArray(found) || found.length === 0 || found.length > MAX_ITEMS) return null;
    const items = found.map((one) => this.#readItem(asRecord(one) ?? {}));
    return items.every((item) => item !== null) ? items : null;
  }

  /** Parses EndNote's XML; null if it is invalid or contains no works. */
  readEndNote(xml: string): CslCitationItem[] | null {
    if (xml.length > MAX_CODE) return null;
    const cites = childrenOf(findChild(readXml(xml.trim()) ?? undefined, 'EndNote'), 'Cite');
    if (cites.length === 0 || cites.length > MAX_ITEMS) return null;
    const items = cites.map((cite) => this.#readCite(cite));
    return items.every((item) => item !== null) ? items : null;
  }

  #readItem(item: Readonly<Record<string, unknown>>): CslCitationItem | null {
    const data = asRecord(item['itemData']);
    const uris = [item['uris'], item['uri']].flat().filter((one) => typeof one === 'string');
    const work = data && readWork(data);
    const own = textIn(item['id']);
    const isLocal = own === '' || /^ITEM-\d+$/u.test(own);
    const identity = uris[0] ?? (isLocal ? JSON.stringify(work ?? null) : `id ${own}`);
    if (work === null && isLocal && uris.length === 0) return null;
    const wanted = textIn(data?.['citation-key']) || (isLocal ? '' : textIn(data?.['id']) || own);
    const id = this.#idOf(identity, wanted);
    if (id === null) return null;
    return {
      id,
      ...(work && { itemData: { ...work, id } }),
      ...textsOf(item, ['prefix', 'suffix', 'locator', 'label']),
      ...(item['suppress-author'] === true && { 'suppress-author': true }),
    };
  }

  #readCite(cite: XmlElement): CslCitationItem | null {
    const record = findChild(cite, 'record');
    if (record === undefined) return null;
    const read = (name: string): string => textOf(findChild(cite, name)).trim().slice(0, MAX_TEXT);
    const work = readWork(readEndNoteRecord(record));
    const key = findChild(record, 'foreign-keys', 'key');
    const database = /\bdb-id\s*=\s*["']([^"']{1,200})/u.exec(key?.attributes ?? '')?.[1];
    const identity = key && database ? `${database} ${textOf(key)}` : JSON.stringify(work);
    const id = this.#idOf(identity, '');
    if (id === null) return null;
    const pages = read('Pages');
    const [prefix, suffix] = [read('Prefix'), read('Suffix')];
    return {
      id,
      itemData: { ...work, id },
      ...(prefix !== '' && { prefix }),
      ...(suffix !== '' && { suffix }),
      ...(pages !== '' && { locator: pages, label: 'page' }),
      ...(/\bExcludeAuth\s*=\s*["']1/u.test(cite.attributes) && { 'suppress-author': true }),
    };
  }

  /** A work's own key unless another work has it; null if there are more works than any text cites. */
  #idOf(identity: string, wanted: string): string | null {
    const known = this.#ids.get(identity);
    if (known !== undefined) return known;
    if (this.#ids.size >= MAX_WORKS) return null;
    let id = wanted;
    for (let n = this.#ids.size + 1; id === '' || this.#taken.has(id); n += 1) id = `work-${n}`;
    this.#ids.set(identity, id);
    this.#taken.add(id);
    return id;
  }
}

function parse(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return null;
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_TEXT) : '';

function textsOf<Name extends string>(
  from: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const pairs = names.map((name) => [name, textIn(from[name])] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(pairs) as Partial<Record<Name, string>>;
}

/** Reduces a work to the data a bibliography needs. */
function readWork(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const work: Record<string, unknown> = { type: textIn(data['type']) || 'document', ...textsOf(data, TEXTS) };
  for (const role of PEOPLE) {
    const people = data[role];
    if (!Array.isArray(people)) continue;
    const names = people.slice(0, MAX_NAMES).map((one) => textsOf(asRecord(one) ?? {}, PARTS_OF_NAMES));
    const known = names.filter((name) => Object.keys(name).length > 0);
    if (known.length > 0) work[role] = known;
  }
  for (const name of DATES) {
    const date = readDate(asRecord(data[name]));
    if (date !== null) work[name] = date;
  }
  return work;
}

function readDate(date: Readonly<Record<string, unknown>> | null): Record<string, unknown> | null {
  const parts = date?.['date-parts'];
  if (Array.isArray(parts)) {
    const numbers = parts
      .slice(0, 2)
      .map((part) =>
        [part]
          .flat()
          .slice(0, 3)
          .map(textIn)
          .filter((text) => text !== '')
          .map(Number)
          .filter(Number.isInteger),
      )
      .filter((part) => part.length > 0);
    if (numbers.length > 0) return { 'date-parts': numbers };
  }
  const raw = textIn(date?.['raw']) || textIn(date?.['literal']);
  return raw === '' ? null : { raw };
}
