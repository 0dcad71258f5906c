import { fail } from '@scriptorium/contract/errors.ts';
import type { BellNotice } from '@scriptorium/contract/notices.ts';
import { getNotifications as contract, type Notification } from '@scriptorium/contract/operations/notifications.ts';
import { listNamesById } from '../../db/accounts/people.ts';
import type { NotificationTable } from '../../db/schema/server.ts';
import { listNotifications } from '../../db/server/notifications.ts';
import { type Notice, readNotice } from '../../domain/review/notice.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

/** Page size of a call without paging fields; nobody has more, since they are capped at 500. */
const PLAIN_LIMIT = 200;

export const getNotifications = read(contract, async (ctx, input) => {
  const before = input.before === undefined ? undefined : Date.parse(input.before);
  if (Number.isNaN(before)) fail('invalid', { message: 'The time is not valid.', field: 'before' });
  const { userId } = requireUser(ctx.actor);
  const { rows, more } = await listNotifications(ctx.db, userId, { before, limit: input.limit ?? PLAIN_LIMIT });
  const names = await listNamesById(ctx.db, [...new Set(rows.flatMap((row) => row.by_id ?? []))]);
  return {
    notifications: rows.map((row) => ({
      uuid: row.id,
      message: row.message,
      ...readSaid(row),
      time: new Date(row.created_at).toISOString(),
      read: row.read === 1,
      ...(row.action_url !== null && { actionUrl: row.action_url }),
      ...readBy(row, names),
    })),
    more,
  };
});

function readBy({ by_id: uuid }: NotificationTable, names: ReadonlyMap<string, string>): Pick<Notification, 'by'> {
  const displayName = uuid === null ? undefined : names.get(uuid);
  return uuid === null || displayName === undefined ? {} : { by: { uuid, displayName } };
}

/** The message as a code and values; older rows have only the sentence. */
function readSaid(row: NotificationTable): Pick<Notification, 'said'> {
  if (row.grouped === null) return {};
  const stored: unknown = JSON.parse(row.grouped);
  return { said: row.group_key === null ? (stored as BellNotice) : readNotice(stored as Notice) };
}
