import { forgetWorks } from '../../citations/kept-works.ts';
import { announceKeptCopy } from '../../../lib/kept-copy-event.ts';
import { isPending } from '../core/kept-peer.ts';
import type { KeptPeer } from '../core/kept-peer.ts';
import type { CopyReason } from '../core/state.ts';

/** A text that had to be set aside, until the user removes it. */
export interface KeptCopy {
  id: string;
  userId: string;
  workspace: string;
  path: string;
  /** `comments`: comment forms open when the document ended; there is no text. */
  reason: CopyReason | 'unsent' | 'comments';
  text: string;
  /** Comments that were not sent; '' if there were none, as in copies of earlier releases. */
  words?: string;
  keptAt: number;
}

const DATABASE = 'scriptorium-texts';
/** Number of fully saved documents cached for offline reading. */
const CLEAN_DOCUMENTS = 40;

/** Storage that has not answered by then counts as stuck: for frozen pages, WebKit's waits forever. */
const READ_LIMIT_MS = 5_000;
/** Slow disks may take long to write; meanwhile people are told that changes are not kept. */
const WRITE_LIMIT_MS = 15_000;

/** The device neither answered nor refused. */
class DeviceSilent extends Error {}

let opening: Promise<IDBDatabase | null> | null = null;

/** Null if the browser stores nothing (a private window in some browsers). */
function openDatabase(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') {
      resolve(null);
      return;
    }
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('peers', { keyPath: 'key' }).createIndex('document', 'document');
        request.result.createObjectStore('copies', { keyPath: 'id' });
      };
      request.onsuccess = () => {
        const database = request.result;
        database.onversionchange = () => database.close();
        database.onclose = () => {
          opening = null;
        };
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

function transact<T>(
  name: 'peers' | 'copies',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = mode === 'readonly' ? READ_LIMIT_MS : WRITE_LIMIT_MS;
    const timer = setTimeout(() => reject(new DeviceSilent()), limit);
    runTransaction(name, mode, work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function runTransaction<T>(
  name: 'peers' | 'copies',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  if (!database) throw new Error('This browser cannot store data.');
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
    const request = work(transaction.objectStore(name));
    // A transaction that waits for its page never ends if the page is frozen while being left; in WebKit the next
    // page's reads then wait forever.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('The browser could not store the data.'));
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not store the data.'));
  });
}

/** Stores a peer; false if the browser could not. */
export async function keepPeer(peer: KeptPeer): Promise<boolean> {
  try {
    await transact('peers', 'readwrite', (store) => store.put(peer));
    return true;
  } catch {
    return false;
  }
}

export async function dropPeer(key: string): Promise<void> {
  await transact('peers', 'readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/**
 * Peers stored for a document: those with unsent changes first, then newest first. None if the device does not answer.
 */
export async function findPeers(document: string, noteSilence?: () => void): Promise<KeptPeer[]> {
  try {
    const found = (await transact('peers', 'readonly', (store) =>
      store.index('document').getAll(document),
    )) as KeptPeer[];
    return found.toSorted((a, b) => Number(isPending(b)) - Number(isPending(a)) || b.savedAt - a.savedAt);
  } catch (error) {
    if (error instanceof DeviceSilent) noteSilence?.();
    return [];
  }
}

async function listPeers(): Promise<KeptPeer[]> {
  try {
    return (await transact('peers', 'readonly', (store) => store.getAll())) as KeptPeer[];
  } catch {
    return [];
  }
}

/** All of a user's peers on this device. */
export async function findPeersOf(userId: string): Promise<KeptPeer[]> {
  return (await listPeers()).filter((peer) => peer.userId === userId);
}

/** Whether unsent changes to a document are on this device. Before login it is not known whose. */
export async function hasUnsentTo({ workspace, path }: Pick<KeptPeer, 'workspace' | 'path'>): Promise<boolean> {
  return (await listPeers()).some((kept) => kept.workspace === workspace && kept.path === path && isPending(kept));
}

/** A user's unsent changes on this device, in any document: for the question at logout. */
export async function findUnsent(userId: string): Promise<KeptPeer[]> {
  return (await findPeersOf(userId)).filter(isPending);
}

/** Removes texts cached only for offline reading, except the newest. */
export async function pruneClean(): Promise<void> {
  try {
    const all = (await transact('peers', 'readonly', (store) => store.getAll())) as KeptPeer[];
    const clean = all.filter((peer) => !isPending(peer)).toSorted((a, b) => b.savedAt - a.savedAt);
    for (const { key } of clean.slice(CLEAN_DOCUMENTS)) await dropPeer(key);
  } catch {
    // Keeping too much does no harm.
  }
}

/** At the end of a session: cached texts must not outlive the right to read them. Unsent changes and copies stay. */
export async function forgetClean(): Promise<void> {
  await forgetWorks();
  try {
    const all = (await transact('peers', 'readonly', (store) => store.getAll())) as KeptPeer[];
    for (const peer of all) if (!isPending(peer)) await dropPeer(peer.key);
  } catch {
    // If it cannot be read, there is nothing to remove.
  }
}

export async function keepCopy(copy: KeptCopy): Promise<boolean> {
  try {
    await transact('copies', 'readwrite', (store) => store.put(copy));
    announceKeptCopy();
    return true;
  } catch {
    return false;
  }
}

/** "Recovered drafts", newest first. */
export async function listCopies(userId: string): Promise<KeptCopy[]> {
  try {
    const all = (await transact('copies', 'readonly', (store) => store.getAll())) as KeptCopy[];
    return all.filter((copy) => copy.userId === userId).toSorted((a, b) => b.keptAt - a.keptAt);
  } catch {
    return [];
  }
}

/** False if the browser could not. */
export async function removeCopy(id: string): Promise<boolean> {
  try {
    await transact('copies', 'readwrite', (store) => store.delete(id));
    return true;
  } catch {
    return false;
  }
}
