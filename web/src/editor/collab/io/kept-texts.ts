import { freezeRead, readText } from '../core/peer.ts';
import type { Peer } from '../core/peer.ts';
import { isPending, nameDocument } from '../core/kept-peer.ts';
import type { DocumentPlace, KeptPeer } from '../core/kept-peer.ts';
import { NO_REVIEW } from '../core/known-review.ts';
import type { Review } from '../core/known-review.ts';
import { readKept, readKeptReview } from '../core/record.ts';
import { readUnsentWords } from '../core/unsent-words.ts';
import { dropPeer, findPeers, findPeersOf, findUnsent, keepCopy, listCopies, removeCopy } from './device-store.ts';
import type { KeptCopy } from './device-store.ts';
import { stopKeeping } from './keeper.ts';
import { claim, findClaimed } from './tab-lock.ts';

/**
 * Finds what an ended tab left of this document. Only one tab may resume a peer (sequence numbers would be reused
 * otherwise), so it is claimed with a lock that ends with the tab; one that cannot be claimed is left alone. A peer
 * with nothing unsent only serves as the initial text when offline. Nothing is found if the device does not answer.
 */
export async function claimKept(
  place: DocumentPlace,
  noteSilence?: () => void,
): Promise<{ pending: Peer | null; text: Peer | null; review: Review }> {
  const found = await findPeers(nameDocument(place), noteSilence);
  const clean = found.find((kept) => !isPending(kept));
  for (const kept of found) {
    if (!isPending(kept) || !(await claim(kept.key))) continue;
    // It may have been sent between finding and claiming it.
    const again = (await findPeers(kept.document, noteSilence)).find(({ key }) => key === kept.key);
    if (again && isPending(again))
      return { pending: freezeRead(readKept(again)), text: null, review: readKeptReview(again) };
  }
  return { pending: null, text: clean ? readKept(clean) : null, review: clean ? readKeptReview(clean) : NO_REVIEW };
}

/**
 * Texts with changes that no tab is sending. They are sent when their document is reopened; if that is no longer
 * possible, they can be found here.
 */
export async function listLeftBehind(userId: string): Promise<KeptCopy[]> {
  const isClaimed = await findClaimed();
  const left = (await findUnsent(userId)).filter(({ key }) => !isClaimed(key));
  return left.map((kept) => makeCopy(kept, 'unsent'));
}

function makeCopy(kept: KeptPeer, reason: KeptCopy['reason']): KeptCopy {
  const { key, userId, workspace, path, savedAt } = kept;
  const peer = readKept(kept);
  const [text, words] = [readText(peer).toString(), readUnsentWords(peer)];
  return { id: key, userId, workspace, path, reason, text, words, keptAt: savedAt };
}

/**
 * Access was withdrawn: texts leave this device. Unsent changes first become a copy for their author. A document open
 * in a tab is left to that tab.
 */
export async function withdrawTexts(userId: string, isWithdrawn: (kept: KeptPeer) => boolean): Promise<void> {
  const isClaimed = await findClaimed();
  for (const kept of await findPeersOf(userId)) {
    if (!isWithdrawn(kept) || isClaimed(kept.key)) continue;
    if (!isPending(kept) || (await keepCopy(makeCopy(kept, 'no-access')))) await dropPeer(kept.key);
  }
}

/** Removes all of a user's texts from this device, including unsent changes and open tabs. */
export async function wipeTexts(userId: string): Promise<void> {
  await stopKeeping(userId);
  for (const { key } of await findPeersOf(userId)) await dropPeer(key);
  for (const { id } of await listCopies(userId)) await removeCopy(id);
}
