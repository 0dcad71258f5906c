import { markSeen as contract } from '@scriptorium/contract/operations/review.ts';
import { type Notice, takeFromNotice } from '../../domain/review/notice.ts';
import { REASONS } from '../../domain/review/news.ts';
import { listGroupedNotifications, updateGroupedNotification } from '../../db/server/notifications.ts';
import { markAllSeen, markThreadsSeen } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { findDocument } from './describe-threads.ts';

export const markSeen = write(contract, {
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    const { id: documentId } = await findDocument(tx.db, input);
    if (input.threads === undefined) {
      await markAllSeen(tx.db, documentId, userId, tx.now);
      await readNotices(tx, documentId, () => null);
    } else {
      const seen = new Set(await markThreadsSeen(tx.db, documentId, userId, input.threads, tx.now));
      await readNotices(tx, documentId, (notice) => takeFromNotice(notice, seen));
    }
    tx.record({ type: 'review.seen', userId, workspaceId: input.uuid, itemId: documentId });
    return {};
  },
});

/** Marks notifications as read if everything they are about has been seen. `keep` returns what is left of one. */
async function readNotices(tx: Tx, documentId: string, keep: (notice: Notice) => Notice | null): Promise<void> {
  const { userId } = requireUser(tx.actor);
  const keys = REASONS.map((reason) => `review ${documentId} ${reason}`);
  const lines = await listGroupedNotifications(tx.db, userId, keys);
  for (const { id, grouped } of lines) {
    const left = keep(JSON.parse(grouped) as Notice);
    await updateGroupedNotification(tx.db, id, left === null ? { read: 1 } : { grouped: JSON.stringify(left) });
  }
  if (lines.length > 0) tx.record({ type: 'notifications.changed', userIds: [userId] });
}
