import { listJobs as contract } from '@scriptorium/contract/operations/export.ts';
import { listExportsOf, readPositions } from '../../db/exports/jobs.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { nameWorkspacesOf } from '../../db/groups/workspaces.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { describeJob } from './describe-job.ts';

const USUAL_LIMIT = 50;

export const listJobs = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  // None for shared items: exports are stored in the workspace and name files by their paths in it.
  if (ctx.root !== null) return { jobs: [] };
  let itemId: string | undefined;
  if (input.uuid !== undefined) {
    if (input.itemPath !== undefined) itemId = (await getItem(ctx.db, input.uuid, parsePath(input.itemPath))).id;
  }
  const limit = input.limit ?? USUAL_LIMIT;
  // Even for the caller's own exports, paths and logs are shown only while they can see the workspace.
  const workspaceIds = input.uuid === undefined ? [...(await nameWorkspacesOf(ctx.db, userId)).keys()] : [input.uuid];
  const rows = await listExportsOf(ctx.db, { userId, workspaceIds, itemId, limit });
  const positions = await readPositions(ctx.db);
  return { jobs: await Promise.all(rows.map((row) => describeJob(ctx.db, row, positions))) };
});
