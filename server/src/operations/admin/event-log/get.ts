import { getEventLog as contract } from '@scriptorium/contract/operations/admin.ts';
import { listEvents } from '../../../db/server/event-log.ts';
import { readOffThread } from '../../../pipeline/operation.ts';

/** For calls without paging fields. */
const PLAIN_LIMIT = 1000;

export const getEventLog = readOffThread(contract, async (ctx, input) => {
  const { rows, more } = await listEvents(ctx.db, { ...input, limit: input.limit ?? PLAIN_LIMIT, now: ctx.now });
  return {
    events: rows.map((row) => ({
      seq: row.seq,
      category: row.category,
      type: row.type,
      message: row.message,
      createdAt: new Date(row.created_at).toISOString(),
      ...(row.actor_name !== null && { actorName: row.actor_name }),
      ...(row.details !== '' && row.details !== '{}' && { details: row.details }),
    })),
    more,
  };
});
