import { takeTicket } from '../db/accounts/tickets.ts';
import { hasReached, insertSnapshot } from '../db/texts/documents.ts';
import { endClient } from '../db/texts/live-documents.ts';
import { renewEpochOf } from '../db/texts/renew-epochs.ts';
import { insertCheckpoint } from '../db/texts/review-state.ts';
import type { PackedReview } from '../db/texts/review-state.ts';
import { internal } from '../pipeline/operation.ts';
import type { OwnedMark } from '../domain/live/batch.ts';

/**
 * Redeems a ticket; a guest's session is their own id. Null if unknown, used or expired; access and session are checked
 * afterwards.
 */
export const redeemTicket = internal(
  'live/redeem-ticket',
  async (tx, input: { tokenHash: string }): Promise<{ userId: string; sessionId: string; itemId: string } | null> => {
    const ticket = await takeTicket(tx.db, input.tokenHash);
    if (ticket === undefined || ticket.expires_at <= tx.now) return null;
    const { user_id: userId, session_id: sessionId, guest_id: guestId, item_id: itemId } = ticket;
    if (guestId !== null) return { userId: guestId, sessionId: guestId, itemId };
    return userId === null || sessionId === null ? null : { userId, sessionId, itemId };
  },
);

/** Ends the lineage of a client whose pending text continues under another clientID. */
export const endLineageOf = internal(
  'live/end-lineage',
  async (tx, input: { documentId: string; clientId: string; userId: string; sessionId: string }): Promise<OwnedMark> =>
    endClient(tx.db, { ...input, now: tx.now }),
);

/** Stores a snapshot, unless the document is gone or has a new epoch. */
export const keepSnapshot = internal(
  'live/keep-snapshot',
  async (
    tx,
    input: {
      documentId: string;
      epoch: string;
      version: number;
      text: Uint8Array;
      sha256: string;
      review: PackedReview | null;
    },
  ): Promise<boolean> => {
    const { documentId, epoch, version, text, sha256, review } = input;
    if (!(await hasReached(tx.db, documentId, { epoch, version }))) return false;
    await insertSnapshot(tx.db, { itemId: documentId, version, text: { packed: text, sha256 }, now: tx.now });
    if (review) await insertCheckpoint(tx.db, { documentId, version, now: tx.now, ...review });
    return true;
  },
);

/** The log ends before what was confirmed: a new epoch makes open pages resend what is missing. */
export const branchOff = internal(
  'live/branch-off',
  async (tx, input: { documentId: string; epoch: string; version: number }): Promise<null> => {
    const kept = await renewEpochOf(tx.db, input, { newId: () => tx.newId() });
    if (kept !== null)
      tx.record({ type: 'document.went-back', documentId: input.documentId, steps: input.version - kept });
    return null;
  },
);
