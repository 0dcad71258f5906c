import { fail } from '@scriptorium/contract/errors.ts';
import { findThread as contract } from '@scriptorium/contract/operations/review.ts';
import { findPresentItem } from '../../db/items/items.ts';
import { findThreadRow } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { locateForUser } from '../../pipeline/item-access.ts';
import { read } from '../../pipeline/operation.ts';
import { describeThreads } from './describe-threads.ts';

export const findThread = read(contract, async (ctx, input) => {
  const item = await findPresentItem(ctx.db, input.itemUUID);
  if (item?.kind !== 'live') return fail('not-found');
  const { userId } = requireUser(ctx.actor);
  const place = (await locateForUser(ctx.db, item, userId, ctx.now)) ?? fail('not-found');
  const row = await findThreadRow(ctx.db, item.id, input.threadUUID);
  if (row === undefined) return fail('not-found');
  const [thread] = await describeThreads(ctx.db, item.id, userId, [row]);
  if (thread === undefined) return fail('not-found');
  return { workspaceUUID: place.workspaceUUID, itemPath: place.path, thread };
});
