import { markAllNotificationsRead as contract } from '@scriptorium/contract/operations/notifications.ts';
import { markNotificationsRead } from '../../db/server/notifications.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const markAllNotificationsRead = write(contract, {
  work: async (tx) => {
    const { userId } = requireUser(tx.actor);
    await markNotificationsRead(tx.db, userId, 'all');
    tx.record({ type: 'notifications.changed', userIds: [userId] });
    return {};
  },
});
