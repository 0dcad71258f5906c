import { fail } from '@scriptorium/contract/errors.ts';
import { findThread as contract } from '@scriptorium/contract/operations/review.ts';
import { findPresentItem, readNames } from '../../db/items/items.ts';
import { findThreadRow } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { requireWorkspace } from '../../pipeline/check-access.ts';
import { read } from '../../pipeline/operation.ts';
import { describeThreads } from './describe-threads.ts';

export const findThread = read(contract, async (ctx, input) => {
  const item = await findPresentItem(ctx.db, input.itemUUID);
  if (item?.kind !== 'live') return fail('not-found');
  await requireWorkspace(ctx, item.workspace_id, 'view');
  const row = await findThreadRow(ctx.db, item.id, input.threadUUID);
  if (row === undefined) return fail('not-found');
  const [thread] = await describeThreads(ctx.db, item.id, requireUser(ctx.actor).userId, [row]);
  if (thread === undefined) return fail('not-found');
  const itemPath = (await readNames(ctx.db, item.id)).join('/');
  return { workspaceUUID: item.workspace_id, itemPath, thread };
});
