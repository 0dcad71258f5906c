import { fail } from '@scriptorium/contract/errors.ts';
import { getNotifications as contract } from '@scriptorium/contract/operations/notifications.ts';
import { listNotifications } from '../../db/server/notifications.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

/** Page size of a call without paging fields; nobody has more, since they are capped at 500. */
const PLAIN_LIMIT = 200;

export const getNotifications = read(contract, async (ctx, input) => {
  const before = input.before === undefined ? undefined : Date.parse(input.before);
  if (Number.isNaN(before)) fail('invalid', { message: 'The time is not valid.', field: 'before' });
  const { userId } = requireUser(ctx.actor);
  const { rows, more } = await listNotifications(ctx.db, userId, { before, limit: input.limit ?? PLAIN_LIMIT });
  return {
    notifications: rows.map((row) => ({
      uuid: row.id,
      message: row.message,
      time: new Date(row.created_at).toISOString(),
      read: row.read === 1,
      ...(row.action_url !== null && { actionUrl: row.action_url }),
    })),
    more,
  };
});
