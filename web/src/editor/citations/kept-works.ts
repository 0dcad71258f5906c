import type { IndexedWork } from '@scriptorium/bibliography/search.ts';
import type { Draft } from './drafts.ts';
import type { KeptPrint } from './kept-print.ts';

/** Includes the offsets of its entry in the text. */
export interface KeptWork extends IndexedWork {
  readonly from: number;
  readonly to: number;
}

/** What the next visit needs of a .bib file before reading it: searchable works, and its fault, if any. */
export interface KeptFile {
  readonly works: readonly KeptWork[];
  /** Its abbreviations. */
  readonly strings: ReadonlyMap<string, string>;
  readonly fault: string | null;
}

interface Row {
  /** Names the workspace and the content. */
  readonly name: string;
  readonly keptAt: number;
  readonly works: string;
  readonly strings: readonly (readonly [string, string])[];
  readonly fault: string | null;
}

interface DraftRow {
  readonly name: string;
  readonly keptAt: number;
  readonly draft: Draft;
}

interface PrintRow {
  readonly name: string;
  readonly keptAt: number;
  readonly print: KeptPrint;
}

const DATABASE = 'scriptorium-works';
const MOST = { files: 4, drafts: 8, prints: 40 };
/** Shorter files are read instantly. */
const WORTH = 1_000_000;

export const isWorthKeeping = (text: string): boolean => text.length >= WORTH;

const BETWEEN = '\u001f';
const END = '\u001e';

/**
 * Works as one string, which is stored and read in a fraction of the time of as many objects; null if that is
 * ambiguous.
 */
export function packWorks(works: readonly KeptWork[]): string | null {
  const lines = works.map(({ key, names, year, title, folded, from, to }) => [
    key,
    names,
    year,
    title,
    folded,
    from.toString(36),
    (to - from).toString(36),
  ]);
  if (lines.some((line) => line.some((part) => part.includes(BETWEEN) || part.includes(END)))) return null;
  return lines.map((line) => line.join(BETWEEN)).join(END);
}

export function unpackWorks(packed: string, fold: (key: string) => string): KeptWork[] {
  if (packed === '') return [];
  return packed.split(END).map((line) => {
    const [key = '', names = '', year = '', title = '', folded = '', at = '', length = ''] = line.split(BETWEEN);
    const from = Number.parseInt(at, 36);
    return { key, names, year, title, folded, foldedKey: fold(key), from, to: from + Number.parseInt(length, 36) };
  });
}

/** By workspace, content and reader version: caches of other releases are not used. */
export const nameKept = (workspace: string, content: string, reader: string): string =>
  `${workspace} ${content} ${reader}`;

/** Identifies a text for which the server has no hash. */
export function hashText(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${text.length}`;
}

let opening: Promise<IDBDatabase | null> | null = null;

/** Null if the browser stores nothing; then each visit reads the file. */
function openDatabase(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 4);
      request.onupgradeneeded = () => {
        // Earlier versions stored less.
        for (const store of Array.from(request.result.objectStoreNames)) request.result.deleteObjectStore(store);
        for (const store of ['files', 'drafts', 'prints'])
          request.result.createObjectStore(store, { keyPath: 'name' }).createIndex('keptAt', 'keptAt');
        request.result.createObjectStore('bytes');
      };
      request.onsuccess = () => {
        const database = request.result;
        const close = (): void => {
          database.close();
          opening = null;
        };
        database.onversionchange = close;
        database.onclose = close;
        resolve(database);
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

const STORES = ['files', 'bytes', 'drafts', 'prints'] as const;
type Stores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => IDBRequest<T>): Promise<T | undefined> {
  const database = await openDatabase();
  if (database === null) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORES, mode);
    const [files, bytes, drafts, prints] = STORES.map((name) => transaction.objectStore(name));
    const request = work({ files: files!, bytes: bytes!, drafts: drafts!, prints: prints! });
    // A page being closed must not hold up the next one's reads.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser could not store the data.'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not store the data.'));
  });
}

export async function readKept(name: string, fold: (key: string) => string): Promise<KeptFile | null> {
  const row = await transact('readonly', ({ files }) => files.get(name) as IDBRequest<Row | undefined>).catch(
    () => null,
  );
  return row ? { works: unpackWorks(row.works, fold), strings: new Map(row.strings), fault: row.fault } : null;
}

/** The file itself, if it was cached with its works. */
export async function readKeptBytes(name: string): Promise<ArrayBuffer | null> {
  const read = transact('readonly', ({ bytes }) => bytes.get(name) as IDBRequest<ArrayBuffer | undefined>);
  return (await read.catch(() => null)) ?? null;
}

/** With `bytes`, the file itself. */
export async function keepWorks(
  name: string,
  { works, strings, fault }: KeptFile,
  bytes: ArrayBuffer | null,
): Promise<void> {
  const packed = packWorks(works);
  if (packed === null) return;
  const row: Row = { name, keptAt: Date.now(), works: packed, strings: [...strings], fault };
  try {
    await transact('readwrite', (stores) => {
      if (bytes !== null) stores.bytes.put(bytes, name);
      return stores.files.put(row);
    });
    await forgetOld('files');
  } catch {
    // Otherwise the next visit reads the file again.
  }
}

export async function readKeptDraft(name: string): Promise<Draft | null> {
  const read = transact('readonly', ({ drafts }) => drafts.get(name) as IDBRequest<DraftRow | undefined>);
  return (await read.catch(() => null))?.draft ?? null;
}

export async function keepDraft(name: string, draft: Draft): Promise<void> {
  const row: DraftRow = { name, keptAt: Date.now(), draft };
  try {
    await transact('readwrite', ({ drafts }) => drafts.put(row));
    await forgetOld('drafts');
  } catch {
    // Otherwise the next visit draws it again.
  }
}

const namePrint = (workspace: string, path: string): string => nameKept(workspace, path, 'print');

export async function readKeptPrint(workspace: string, path: string): Promise<KeptPrint | null> {
  const name = namePrint(workspace, path);
  const read = transact('readonly', ({ prints }) => prints.get(name) as IDBRequest<PrintRow | undefined>);
  return (await read.catch(() => null))?.print ?? null;
}

export async function keepPrint(workspace: string, path: string, print: KeptPrint): Promise<void> {
  const row: PrintRow = { name: namePrint(workspace, path), keptAt: Date.now(), print };
  try {
    await transact('readwrite', ({ prints }) => prints.put(row));
    await forgetOld('prints');
  } catch {
    // Otherwise the next visit waits until they are drawn.
  }
}

async function forgetOld(store: keyof typeof MOST): Promise<void> {
  const names = (await transact('readonly', (stores) => stores[store].index('keptAt').getAllKeys())) ?? [];
  for (const old of names.slice(0, -MOST[store])) await forget(old);
}

async function forget(name: IDBValidKey): Promise<void> {
  await transact('readwrite', ({ files, bytes, drafts, prints }) => {
    bytes.delete(name);
    drafts.delete(name);
    prints.delete(name);
    return files.delete(name);
  });
}

/** The cache must not outlive the right to read. Without a condition, removes everything. */
export async function forgetWorks(isForgotten: (kept: { workspace: string }) => boolean = () => true): Promise<void> {
  try {
    for (const store of ['files', 'drafts', 'prints'] as const) {
      const names = ((await transact('readonly', (stores) => stores[store].getAllKeys())) ?? []) as string[];
      for (const name of names) if (isForgotten({ workspace: name.split(' ')[0]! })) await forget(name);
    }
  } catch {
    // If it cannot be read, there is nothing to remove.
  }
}
