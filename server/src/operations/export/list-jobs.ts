import { fail } from '@scriptorium/contract/errors.ts';
import { listJobs as contract } from '@scriptorium/contract/operations/export.ts';
import { loadWorkspaceFacts } from '../../db/access-facts.ts';
import { listExportsOf, readPositions } from '../../db/export-jobs.ts';
import { getItem, parsePath } from '../../db/items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { describeJob } from './describe-job.ts';

const USUAL_LIMIT = 50;

export const listJobs = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  let itemId: string | undefined;
  if (input.uuid !== undefined) {
    const facts = await loadWorkspaceFacts(ctx.db, input.uuid, userId, false);
    if (!facts.exists || !(facts.isOwner || facts.isMember)) fail('not-found');
    if (input.itemPath !== undefined) itemId = (await getItem(ctx.db, input.uuid, parsePath(input.itemPath))).id;
  }
  const limit = input.limit ?? USUAL_LIMIT;
  const rows = await listExportsOf(ctx.db, { userId, workspaceId: input.uuid, itemId, limit });
  const positions = await readPositions(ctx.db);
  return { jobs: await Promise.all(rows.map((row) => describeJob(ctx.db, row, positions))) };
});
