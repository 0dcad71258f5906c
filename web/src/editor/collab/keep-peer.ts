import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import {
  dropPeer,
  findPeers,
  findPeersOf,
  findUnsent,
  isPending,
  keepCopy,
  keepPeer,
  listCopies,
  nameDocument,
  pruneClean,
  removeCopy,
} from './device-store.ts';
import type { KeptCopy, KeptPeer } from './device-store.ts';
import { composePending, freezeRead, hasUnsent } from './peer.ts';
import type { Peer } from './peer.ts';

/** The browser lets go of the locks of a page that was left a little after it has loaded the next one. */
const DYING_MS = 700;
/** Writing a large text again for every key would stall the browser: the pause grows with the text. */
const UNITS_PER_MS = 5000;
const SHORTEST_MS = 120;
const CLEAN_MS = 2000;

export interface DocumentPlace {
  userId: string;
  workspace: string;
  item: string;
  path: string;
}

/** Reads a kept peer back. */
export function readKept(kept: KeptPeer): Peer {
  return {
    clientID: kept.clientID,
    epoch: kept.epoch,
    version: kept.version,
    lastSeq: kept.lastSeq,
    base: Text.of(kept.base.split('\n')),
    inFlight: kept.inFlight.map(({ seq, changes }) => ({ seq, changes: ChangeSet.fromJSON(changes) })),
    buffer: kept.buffer && ChangeSet.fromJSON(kept.buffer),
  };
}

function writeKept(peer: Peer, place: DocumentPlace): KeptPeer {
  const document = nameDocument(place);
  return {
    key: `${document}\n${peer.clientID}`,
    document,
    ...place,
    clientID: peer.clientID,
    epoch: peer.epoch,
    version: peer.version,
    lastSeq: peer.lastSeq,
    base: peer.base.toString(),
    inFlight: peer.inFlight.map(({ seq, changes }) => ({ seq, changes: changes.toJSON() as ChangesJson })),
    buffer: peer.buffer && (peer.buffer.toJSON() as ChangesJson),
    savedAt: Date.now(),
  };
}

/**
 * Finds what an ended tab left of this document. Only one tab may go on with a peer (its numbers would be given twice
 * otherwise), so it is claimed by a lock that ends with the tab. What cannot be claimed is left alone. A peer with
 * nothing unsent is only a text to begin with when there is no network.
 */
export async function claimKept(place: DocumentPlace): Promise<{ pending: Peer | null; text: Peer | null }> {
  const found = await findPeers(nameDocument(place));
  const clean = found.find((kept) => !isPending(kept));
  for (const kept of found) {
    if (!isPending(kept) || !(await claim(kept.key))) continue;
    // It may have been sent between the look and the claim.
    const again = (await findPeers(kept.document)).find(({ key }) => key === kept.key);
    if (again && isPending(again)) return { pending: freezeRead(readKept(again)), text: null };
  }
  return { pending: null, text: clean ? readKept(clean) : null };
}

/**
 * Texts with changes that no tab is sending: they are sent when their document is opened again, and if that is not
 * possible any more, this is where they are found.
 */
export async function listLeftBehind(userId: string): Promise<KeptCopy[]> {
  const held = await findHeldLocks();
  const left = (await findUnsent(userId)).filter(({ key }) => !held.has(nameLock(key)));
  return left.map((kept) => makeCopy(kept, 'unsent'));
}

function makeCopy(kept: KeptPeer, reason: KeptCopy['reason']): KeptCopy {
  const peer = readKept(kept);
  const text = composePending(peer)?.apply(peer.base) ?? peer.base;
  const { key, userId, workspace, path, savedAt } = kept;
  return { id: key, userId, workspace, path, reason, text: text.toString(), keptAt: savedAt };
}

/**
 * Access was withdrawn: texts leave this device. What was never sent becomes a copy first, which its writer may take
 * along. A document that is open in a tab is left to that tab.
 */
export async function withdrawTexts(userId: string, isWithdrawn: (kept: KeptPeer) => boolean): Promise<void> {
  const held = await findHeldLocks();
  for (const kept of await findPeersOf(userId)) {
    if (!isWithdrawn(kept) || held.has(nameLock(kept.key))) continue;
    if (!isPending(kept) || (await keepCopy(makeCopy(kept, 'no-access')))) await dropPeer(kept.key);
  }
}

/** Removes every text of this person from this device, whatever was unsent, also from tabs that are open. */
export async function wipeTexts(userId: string): Promise<void> {
  wipes?.postMessage(userId);
  await stopKeeping(userId);
  for (const { key } of await findPeersOf(userId)) await dropPeer(key);
  for (const { id } of await listCopies(userId)) await removeCopy(id);
}

const keepers = new Set<PeerKeeper>();
const wipes = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('scriptorium-wipe-texts');
wipes?.addEventListener('message', ({ data }: MessageEvent<string>) => void stopKeeping(data));

async function stopKeeping(userId: string): Promise<void> {
  await Promise.all([...keepers].filter((keeper) => keeper.userId === userId).map((keeper) => keeper.stop()));
}

async function findHeldLocks(): Promise<Set<string | undefined>> {
  const locks = navigator.locks as LockManager | undefined;
  return new Set((await locks?.query())?.held?.map(({ name }) => name));
}

function nameLock(key: string): string {
  return `scriptorium-peer:${key}`;
}

const releases = new Map<string, () => void>();

async function claim(key: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  // Without locks (a page that is not secure) two tabs could go on with one peer.
  if (!locks) return false;
  return new Promise((resolve) => {
    const asked = locks.request(nameLock(key), { signal: AbortSignal.timeout(DYING_MS) }, () => {
      resolve(true);
      return new Promise<void>((release) => releases.set(key, release));
    });
    // Held by a tab that lives.
    asked.catch(() => resolve(false));
  });
}

/** Writes a peer to this device while it lives, never more often than the size of its text allows. */
export class PeerKeeper {
  readonly #place: DocumentPlace;
  readonly #current: () => Peer | null;
  readonly #onKept: (kept: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #due = 0;
  #written: string | null = null;
  #saysUnsent = false;
  #claimed: string | null = null;
  /** This person's texts were wiped from this device: nothing of this tab is written again. */
  #stopped = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(place: DocumentPlace, current: () => Peer | null, onKept: (kept: boolean) => void) {
    keepers.add(this);
    this.#place = place;
    this.#current = current;
    this.#onKept = onKept;
  }

  get userId(): string {
    return this.#place.userId;
  }

  /** Something changed: it will be written soon. */
  note(): void {
    const peer = this.#current();
    if (!peer || this.#stopped) return;
    // A record that still says "unsent" is a lie once everything has been taken.
    const isUrgent = hasUnsent(peer) || this.#saysUnsent;
    const wait = Math.max(isUrgent ? SHORTEST_MS : CLEAN_MS, peer.base.length / UNITS_PER_MS);
    const due = Date.now() + wait;
    if (this.#timer && this.#due <= due) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  flush(): Promise<void> {
    this.#writing = this.#write();
    return this.#writing;
  }

  /** Never writes again, and takes back what was written. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#writing;
    await this.drop();
  }

  async #write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const peer = this.#current();
    if (!peer || this.#stopped) return;
    const kept = writeKept(peer, this.#place);
    if (this.#claimed !== kept.key) {
      this.#claimed = kept.key;
      if (!releases.has(kept.key)) await claim(kept.key);
    }
    this.#saysUnsent = hasUnsent(peer);
    this.#onKept(await keepPeer(kept));
    // A new lineage took over: the old one's record is done with.
    if (this.#written !== null && this.#written !== kept.key) await dropPeer(this.#written);
    this.#written = kept.key;
  }

  /** A record found at the start that this peer continues or replaces. */
  replaces(peer: Peer): void {
    this.#written = writeKept(peer, this.#place).key;
    this.#saysUnsent = hasUnsent(peer);
  }

  /** The document is left. Of what is saved, one text a document is kept, for opening without a network. */
  async end(): Promise<void> {
    await this.flush();
    const peer = this.#current();
    if (peer && !hasUnsent(peer)) {
      const own = writeKept(peer, this.#place);
      for (const { key, ...other } of await findPeers(own.document)) {
        if (key !== own.key && !isPending({ key, ...other })) await dropPeer(key);
      }
      await pruneClean();
    }
    if (this.#claimed !== null) {
      releases.get(this.#claimed)?.();
      releases.delete(this.#claimed);
    }
    keepers.delete(this);
  }

  /** Nobody here may have this document any more: what earlier tabs kept of it goes as well. */
  async withdraw(): Promise<void> {
    const document = nameDocument(this.#place);
    await withdrawTexts(this.userId, (kept) => kept.document === document);
  }

  /** The text is set aside elsewhere, or nobody may have it any more. */
  async drop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#written !== null) await dropPeer(this.#written);
  }
}
