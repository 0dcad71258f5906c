import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { dropPeer, findPeers, findUnsent, isPending, keepPeer, nameDocument, pruneClean } from './device-store.ts';
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
  const locks = navigator.locks as LockManager | undefined;
  const held = new Set((await locks?.query())?.held?.map(({ name }) => name));
  const left = (await findUnsent(userId)).filter(({ key }) => !held.has(nameLock(key)));
  return left.map((kept) => {
    const peer = readKept(kept);
    const text = composePending(peer)?.apply(peer.base) ?? peer.base;
    const { key, workspace, path, savedAt } = kept;
    return { id: key, userId, workspace, path, reason: 'unsent', text: text.toString(), keptAt: savedAt };
  });
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

  constructor(place: DocumentPlace, current: () => Peer | null, onKept: (kept: boolean) => void) {
    this.#place = place;
    this.#current = current;
    this.#onKept = onKept;
  }

  /** Something changed: it will be written soon. */
  note(): void {
    const peer = this.#current();
    if (!peer) return;
    // A record that still says "unsent" is a lie once everything has been taken.
    const isUrgent = hasUnsent(peer) || this.#saysUnsent;
    const wait = Math.max(isUrgent ? SHORTEST_MS : CLEAN_MS, peer.base.length / UNITS_PER_MS);
    const due = Date.now() + wait;
    if (this.#timer && this.#due <= due) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const peer = this.#current();
    if (!peer) return;
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
  }

  /** The text is set aside elsewhere, or nobody may have it any more. */
  async drop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#written !== null) await dropPeer(this.#written);
  }
}
