import type { IndexedWork } from '@scriptorium/bibliography/search.ts';

/** Where its entry begins and ends in the text, too. */
export interface KeptWork extends IndexedWork {
  readonly from: number;
  readonly to: number;
}

/** What the next visit needs of a .bib file before it reads it: its works as they are searched, and its fault if it has one. */
export interface KeptFile {
  readonly works: readonly KeptWork[];
  /** Its abbreviations. */
  readonly strings: ReadonlyMap<string, string>;
  readonly fault: string | null;
}

interface Row {
  /** The workspace and the content. */
  readonly name: string;
  readonly keptAt: number;
  readonly works: string;
  readonly strings: readonly (readonly [string, string])[];
  readonly fault: string | null;
}

const DATABASE = 'scriptorium-works';
const MOST = 4;
/** Shorter files are read in a moment. */
const WORTH = 1_000_000;

export const isWorthKeeping = (text: string): boolean => text.length >= WORTH;

const BETWEEN = '\u001f';
const END = '\u001e';

/** Works as one text, which is stored and read in a fraction of the time of as many objects; null where that is ambiguous. */
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

/** Of a workspace, a content and the code that reads it: what another release has kept is not asked for. */
export const nameKept = (workspace: string, content: string, reader: string): string =>
  `${workspace} ${content} ${reader}`;

/** By what a text is known that the server has no hash of. */
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

/** Null where the browser stores nothing; then each visit reads the file. */
function openDatabase(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 2);
      request.onupgradeneeded = (event) => {
        // What the first version kept says less.
        if (event.oldVersion > 0) request.result.deleteObjectStore('files');
        request.result.createObjectStore('files', { keyPath: 'name' }).createIndex('keptAt', 'keptAt');
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

type Stores = Readonly<Record<'files' | 'bytes', IDBObjectStore>>;

async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => IDBRequest<T>): Promise<T | undefined> {
  const database = await openDatabase();
  if (database === null) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['files', 'bytes'], mode);
    const request = work({ files: transaction.objectStore('files'), bytes: transaction.objectStore('bytes') });
    // A page that is left cannot keep the next one's reads waiting.
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

/** The file itself, if it was kept with its works. */
export async function readKeptBytes(name: string): Promise<ArrayBuffer | null> {
  const read = transact('readonly', ({ bytes }) => bytes.get(name) as IDBRequest<ArrayBuffer | undefined>);
  return (await read.catch(() => null)) ?? null;
}

/** With `bytes`, the file itself, if it is fetched otherwise. */
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
    const names = (await transact('readonly', ({ files }) => files.index('keptAt').getAllKeys())) ?? [];
    for (const old of names.slice(0, -MOST)) await forget(old);
  } catch {
    // The next visit reads the file again.
  }
}

async function forget(name: IDBValidKey): Promise<void> {
  await transact('readwrite', ({ files, bytes }) => {
    bytes.delete(name);
    return files.delete(name);
  });
}

/** What is kept must not outlive the right to read it. Without a condition: all. */
export async function forgetWorks(isForgotten: (kept: { workspace: string }) => boolean = () => true): Promise<void> {
  try {
    const names = ((await transact('readonly', ({ files }) => files.getAllKeys())) ?? []) as string[];
    for (const name of names) if (isForgotten({ workspace: name.split(' ')[0]! })) await forget(name);
  } catch {
    // Nothing readable, nothing to remove.
  }
}
