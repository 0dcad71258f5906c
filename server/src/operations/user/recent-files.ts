import { recentFiles as contract } from '@scriptorium/contract/operations/user.ts';
import { listRecentFiles } from '../../db/items/recent.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const recentFiles = read(contract, async (ctx, input) => {
  const files = await listRecentFiles(ctx.db, requireUser(ctx.actor).userId, input.limit ?? 10);
  return {
    files: files.map(({ item, workspaceName, path, openedAt }) => ({
      itemUUID: item.id,
      workspaceUUID: item.workspace_id,
      workspaceName,
      path,
      name: item.name,
      openedAt: new Date(openedAt).toISOString(),
    })),
  };
});
