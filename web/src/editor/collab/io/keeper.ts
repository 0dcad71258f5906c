import { hasUnsent } from '../core/peer.ts';
import type { Peer } from '../core/peer.ts';
import { isPending, nameDocument } from '../core/kept-peer.ts';
import type { DocumentPlace } from '../core/kept-peer.ts';
import type { Review } from '../core/known-review.ts';
import { nameRecord, waitLonger, writeAfter, writeKept } from '../core/record.ts';
import { dropPeer, findPeers, keepPeer, pruneClean } from './device-store.ts';
import { claim, isClaimedHere, release } from './tab-lock.ts';

/** Writes a peer to this device, no more often than the size of its text allows. */
export class Keeper {
  readonly #place: DocumentPlace;
  readonly #current: () => Peer | null;
  readonly #review: () => Review;
  readonly #onKept: (isKept: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #due = 0;
  /** Time of the first change that has not been written. */
  #since: number | null = null;
  #written: string | null = null;
  #saysUnsent = false;
  #claimed: string | null = null;
  /** This user's texts were wiped from this device, so this tab must not write again. */
  #stopped = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    place: DocumentPlace,
    current: () => Peer | null,
    review: () => Review,
    onKept: (isKept: boolean) => void,
  ) {
    keepers.add(this);
    this.#place = place;
    this.#current = current;
    this.#review = review;
    this.#onKept = onKept;
  }

  get userId(): string {
    return this.#place.userId;
  }

  /** Something changed: write soon. */
  note(): void {
    const peer = this.#current();
    if (!peer || this.#stopped) return;
    this.#since ??= Date.now();
    const wait = writeAfter(peer, this.#saysUnsent);
    if (this.#timer && this.#due <= Date.now() + wait) return;
    this.#wait(wait);
  }

  #wait(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#due = Date.now() + ms;
    this.#timer = setTimeout(() => {
      const peer = this.#current();
      const longer = peer ? waitLonger(peer, this.#saysUnsent, Date.now() - (this.#since ?? 0)) : 0;
      if (longer > 0) this.#wait(longer);
      else void this.flush();
    }, ms);
  }

  flush(): Promise<void> {
    this.#writing = this.#write();
    return this.#writing;
  }

  /** A record found at startup that this session continues. */
  continue(peer: Peer): void {
    this.#written = nameRecord(peer, this.#place);
    this.#saysUnsent = hasUnsent(peer);
  }

  /** The document is closed. If everything is saved, one text per document is cached for offline reading. */
  async end(): Promise<void> {
    await this.flush();
    const peer = this.#current();
    if (peer && !hasUnsent(peer)) {
      const own = nameRecord(peer, this.#place);
      for (const kept of await findPeers(nameDocument(this.#place))) {
        if (kept.key !== own && !isPending(kept)) await dropPeer(kept.key);
      }
      await pruneClean();
    }
    if (this.#claimed !== null) release(this.#claimed);
    keepers.delete(this);
  }

  /** The text was set aside, or access was withdrawn. */
  async drop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#written !== null) await dropPeer(this.#written);
  }

  /** Stops writing for good, and removes what was written. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#writing;
    await this.drop();
  }

  async #write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#since = null;
    const peer = this.#current();
    if (!peer || this.#stopped) return;
    const kept = writeKept(peer, this.#place, Date.now(), this.#review());
    if (this.#claimed !== kept.key) {
      this.#claimed = kept.key;
      if (!isClaimedHere(kept.key)) await claim(kept.key);
    }
    this.#saysUnsent = hasUnsent(peer);
    this.#onKept(await keepPeer(kept));
    // A new lineage took over: the old record is obsolete.
    if (this.#written !== null && this.#written !== kept.key) await dropPeer(this.#written);
    this.#written = kept.key;
  }
}

const keepers = new Set<Keeper>();
const wipes = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('scriptorium-wipe-texts');
wipes?.addEventListener('message', ({ data }: MessageEvent<string>) => void stopHere(data));

/** Stops all tabs from writing this user's currently open texts. */
export async function stopKeeping(userId: string): Promise<void> {
  wipes?.postMessage(userId);
  await stopHere(userId);
}

async function stopHere(userId: string): Promise<void> {
  await Promise.all([...keepers].filter((keeper) => keeper.userId === userId).map((keeper) => keeper.stop()));
}
