import { fail } from '@scriptorium/contract/errors.ts';
import { markNotificationRead as contract } from '@scriptorium/contract/operations/notifications.ts';
import { markNotificationsRead } from '../../db/server/notifications.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const markNotificationRead = write(contract, {
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    if ((await markNotificationsRead(tx.db, userId, input.uuid)) === 0) {
      fail('not-found', { message: 'Notification not found.' });
    }
    tx.record({ type: 'notifications.changed', userIds: [userId] });
    return {};
  },
});
