import { fail } from '@scriptorium/contract/errors.ts';
import { removeNotification as contract } from '@scriptorium/contract/operations/notifications.ts';
import { deleteNotification } from '../../db/server/notifications.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const removeNotification = write(contract, {
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    if (!(await deleteNotification(tx.db, userId, input.uuid))) {
      fail('not-found', { message: 'Notification not found.' });
    }
    tx.record({ type: 'notifications.changed', userIds: [userId] });
    return {};
  },
});
