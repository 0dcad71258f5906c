import type { IndexedWork } from '@scriptorium/bibliography/search.ts';

/** What the next visit needs of a .bib file before it reads it: its works as they are searched, and its fault if it has one. */
export interface KeptFile {
  readonly works: readonly IndexedWork[];
  readonly fault: string | null;
}

interface Row {
  /** The workspace and the content. */
  readonly name: string;
  readonly keptAt: number;
  readonly works: string;
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
export function packWorks(works: readonly IndexedWork[]): string | null {
  const lines = works.map(({ key, names, year, title, folded }) => [key, names, year, title, folded]);
  if (lines.some((line) => line.some((part) => part.includes(BETWEEN) || part.includes(END)))) return null;
  return lines.map((line) => line.join(BETWEEN)).join(END);
}

export function unpackWorks(packed: string, fold: (key: string) => string): IndexedWork[] {
  if (packed === '') return [];
  return packed.split(END).map((line) => {
    const [key = '', names = '', year = '', title = '', folded = ''] = line.split(BETWEEN);
    return { key, names, year, title, folded, foldedKey: fold(key) };
  });
}

/** Of a workspace, a content and the code that reads it: what another release has kept is not asked for. */
export function nameContent(workspace: string, text: string, reader: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return `${workspace} ${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${text.length} ${reader}`;
}

let opening: Promise<IDBDatabase | null> | null = null;

/** Null where the browser stores nothing; then each visit reads the file. */
function openDatabase(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () =>
        void request.result.createObjectStore('files', { keyPath: 'name' }).createIndex('keptAt', 'keptAt');
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

async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await openDatabase();
  if (database === null) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('files', mode);
    const request = work(transaction.objectStore('files'));
    // A page that is left cannot keep the next one's reads waiting.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser could not store the data.'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not store the data.'));
  });
}

export async function readKept(name: string, fold: (key: string) => string): Promise<KeptFile | null> {
  const row = await transact('readonly', (store) => store.get(name) as IDBRequest<Row | undefined>).catch(() => null);
  return row ? { works: unpackWorks(row.works, fold), fault: row.fault } : null;
}

export async function keepWorks(name: string, { works, fault }: KeptFile): Promise<void> {
  const packed = packWorks(works);
  if (packed === null) return;
  const row: Row = { name, keptAt: Date.now(), works: packed, fault };
  try {
    await transact('readwrite', (store) => store.put(row));
    const names = (await transact('readonly', (store) => store.index('keptAt').getAllKeys())) ?? [];
    for (const old of names.slice(0, -MOST)) await transact('readwrite', (store) => store.delete(old));
  } catch {
    // The next visit reads the file again.
  }
}

/** What is kept must not outlive the right to read it. Without a condition: all. */
export async function forgetWorks(isForgotten: (kept: { workspace: string }) => boolean = () => true): Promise<void> {
  try {
    const names = ((await transact('readonly', (store) => store.getAllKeys())) ?? []) as string[];
    for (const name of names)
      if (isForgotten({ workspace: name.split(' ')[0]! })) await transact('readwrite', (store) => store.delete(name));
  } catch {
    // Nothing readable, nothing to remove.
  }
}
