import type { CslName, CslWork } from '@scriptorium/bibliography/csl-item.ts';
import type { LibraryItem } from '@scriptorium/bibliography/sync-library.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What hangs on works, or stands beside them. */
const NO_WORKS: ReadonlySet<string> = new Set(['attachment', 'note', 'annotation']);

const ITEM_KEY = /^[A-Z0-9]{8}$/u;
const CITATION_KEY = /^\s*citation[ -]?key\s*:\s*(\S+)/iu;
const EPRINT = /^arxiv:\s*(\S+)/iu;

export interface ReadItem {
  readonly id: string;
  /** Null: it is in Zotero's trash. */
  readonly item: LibraryItem | null;
}

function readNames(value: unknown): readonly CslName[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = (value as unknown[]).map(asFields).map((name): CslName => {
    const particle = asText(name['non-dropping-particle'] ?? name['dropping-particle']);
    const family = [particle, asText(name['family'])].filter(Boolean).join(' ');
    const given = [asText(name['given']), asText(name['suffix'])].filter(Boolean).join(' ');
    return family === '' ? { literal: asText(name['literal']) || given } : { family, ...(given && { given }) };
  });
  return names.length > 0 ? names : undefined;
}

/** Of Better BibTeX, which wrote keys into “Extra” before Zotero had a field for them. */
function readOwnKey(data: Fields, csl: Fields): string | null {
  const given = asText(data['citationKey']) || asText(csl['citation-key']);
  if (given !== '') return given;
  for (const line of asText(data['extra']).split('\n')) {
    const found = CITATION_KEY.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** An item as Zotero sends it with `include=data,csljson`; null if it is no work; undefined if it cannot be read. */
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
  const work: CslWork = {
    ...csljson,
    type: asText(csljson['type']) || 'document',
    title: asText(csljson['title']) || undefined,
    author,
    editor,
    // A DOI leads to the work; a second address beside it only makes entries longer.
    URL: asText(csljson['DOI']) === '' ? csljson['URL'] : undefined,
    ...(arXiv !== undefined && { arXiv }),
  };
  return { id, item: { id, work, ownKey: readOwnKey(data, csljson) } };
}

/** Keys of items that are deleted for good, out of all that Zotero lists. */
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

/** What Zotero says of a key: whose it is and what it opens. */
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

/** One line, for lists and sentences. */
function readLine(value: unknown): string {
  return asText(value)
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .slice(0, 200);
}
