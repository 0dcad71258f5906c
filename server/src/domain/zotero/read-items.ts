import type { CslDate, CslName, CslWork } from '@scriptorium/bibliography/csl-item.ts';
import { LONGEST_KEY } from '@scriptorium/bibliography/keys.ts';
import type { LibraryItem } from '@scriptorium/bibliography/sync-library.ts';
import { Buffer } from 'node:buffer';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Longest accepted field and name, in characters; anything longer is not one. */
const LONGEST_FIELD = 4000;
const LONGEST_NAME = 300;
/** Maximum length of all names in a list, which may be thousands. */
const LONGEST_LIST = 200_000;

/** Copies the text: a slice would keep the whole string it was cut from in memory. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : Buffer.from(text.slice(0, most)).toString();

const asField = (value: unknown): string =>
  cut(typeof value === 'number' ? String(value) : asText(value), LONGEST_FIELD);

/** The fields used for an entry (see csl-to-bib.ts), in addition to those read separately. */
const FIELDS = [
  'container-title',
  'publisher',
  'publisher-place',
  'collection-title',
  'edition',
  'volume',
  'issue',
  'page',
  'ISBN',
  'ISSN',
  'DOI',
  'PMID',
  'language',
] as const;

/** Item types that are parts of works, or not works at all. */
const NO_WORKS: ReadonlySet<string> = new Set(['attachment', 'note', 'annotation']);

const ITEM_KEY = /^[A-Z0-9]{8}$/u;
const CITATION_KEY = /^\s*citation[ -]?key\s*:\s*(\S+)/iu;
const EPRINT = /^arxiv:\s*(\S+)/iu;

export interface ReadItem {
  readonly id: string;
  /** Null if it is in Zotero's trash. */
  readonly item: LibraryItem | null;
}

function readNames(value: unknown): readonly CslName[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const names: CslName[] = [];
  let length = 0;
  for (const entry of value as unknown[]) {
    const name = readName(asFields(entry));
    length += Object.values(name).join('').length + 1;
    if (length > LONGEST_LIST) break;
    names.push(name);
  }
  return names.length > 0 ? names : undefined;
}

function readName(name: Fields): CslName {
  const part = (value: unknown): string => cut(asText(value), LONGEST_NAME);
  const join = (...fields: string[]): string =>
    fields
      .map((field) => part(name[field]))
      .filter(Boolean)
      .join(' ');
  const family = join('non-dropping-particle', 'family');
  const given = join('given', 'dropping-particle', 'suffix');
  return family === '' ? { literal: part(name['literal']) || given } : { family, ...(given && { given }) };
}

function readDate(value: unknown): CslDate | undefined {
  const { 'date-parts': dates, literal, raw } = asFields(value);
  const first: unknown = Array.isArray(dates) ? dates[0] : undefined;
  if (Array.isArray(first)) {
    const parts = (first as unknown[]).slice(0, 3).flatMap((part) => {
      const text = asField(part);
      return text === '' ? [] : [Number(text)];
    });
    return { 'date-parts': [parts] };
  }
  const text = asField(literal) || asField(raw);
  return text === '' ? undefined : { literal: text };
}

/** Written by Better BibTeX, which put keys into “Extra” before Zotero had a field for them. */
function readOwnKey(data: Fields, csl: Fields): string | null {
  const given = asText(data['citationKey']) || asText(csl['citation-key']);
  if (given !== '') return given.length <= LONGEST_KEY ? given : null;
  for (const line of asText(data['extra']).split('\n')) {
    const found = CITATION_KEY.exec(line)?.[1];
    if (found !== undefined) return found.length <= LONGEST_KEY ? found : null;
  }
  return null;
}

/** An item as Zotero sends it with `include=data,csljson`; null if it is not a work; undefined if it cannot be read. */
export function readItem(value: unknown): ReadItem | null | undefined {
  const { key, data: given, csljson } = asFields(value);
  const data = asFields(given);
  const id = asText(key);
  const type = asText(data['itemType']);
  if (!ITEM_KEY.test(id) || type === '') return undefined;
  if (NO_WORKS.has(type)) return null;
  if (data['deleted'] === 1 || data['deleted'] === true) return { id, item: null };
  if (!isFields(csljson)) return undefined;
  const author = readNames(csljson['author']);
  const editor = readNames(csljson['editor']);
  const arXiv = EPRINT.exec(asText(data['archiveID']) || asText(csljson['number']))?.[1];
  const fields = FIELDS.map((name) => [name, asField(csljson[name])] as const).filter(([, text]) => text !== '');
  const work: CslWork = {
    ...Object.fromEntries(fields),
    type: asField(csljson['type']) || 'document',
    title: asField(csljson['title']) || undefined,
    author,
    editor,
    issued: readDate(csljson['issued']),
    // A DOI leads to the work; an additional URL only makes entries longer.
    ...(asText(csljson['DOI']) === '' && { URL: asField(csljson['URL']) }),
    ...(arXiv !== undefined && { arXiv: cut(arXiv, LONGEST_FIELD) }),
  };
  return { id, item: { id, work, ownKey: readOwnKey(data, csljson) } };
}

/** Keys of permanently deleted items, out of all that Zotero lists. */
export function readDeleted(value: unknown): readonly string[] | undefined {
  const { items } = asFields(value);
  if (!Array.isArray(items)) return undefined;
  return (items as unknown[]).filter((id): id is string => typeof id === 'string' && ITEM_KEY.test(id));
}

export interface ZoteroKey {
  readonly user: number;
  readonly username: string;
  readonly readsOwn: boolean;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What Zotero reports about a key: its owner and what it can read. */
export function readKey(value: unknown): ZoteroKey | undefined {
  const { userID: user, username, access } = asFields(value);
  if (!isId(user)) return undefined;
  const readsOwn = asFields(asFields(access)['user'])['library'] === true;
  return { user, username: readLine(username) || String(user), readsOwn };
}

export interface ZoteroGroup {
  readonly id: number;
  readonly name: string;
  readonly count: number | null;
}

export function readGroups(value: unknown): readonly ZoteroGroup[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as unknown[]).flatMap((group) => {
    const { id, data, meta } = asFields(group);
    if (!isId(id)) return [];
    const count = asFields(meta)['numItems'];
    return [
      {
        id,
        name: readLine(asFields(data)['name']) || String(id),
        count: Number.isSafeInteger(count) ? Number(count) : null,
      },
    ];
  });
}

/** Reduces a value to one line, for lists and sentences. */
function readLine(value: unknown): string {
  return asText(value)
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .slice(0, 200);
}
