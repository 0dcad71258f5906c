import { list as contract } from '@scriptorium/contract/operations/workspace.ts';
import { countWorkspace, listWorkspacesOf, type WorkspaceCount } from '../../db/groups/workspaces.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readAside } from '../../pipeline/operation.ts';

export const list = readAside(contract, async (ctx) => {
  const rows = await listWorkspacesOf(ctx.db, requireUser(ctx.actor).userId);
  const counts = new Map<string, WorkspaceCount>();
  for (const { id } of rows) counts.set(id, await countWorkspace(ctx.db, id));
  return {
    workspaces: rows.map((row) => ({
      uuid: row.id,
      ownerType: row.owner_type,
      ownerName: row.ownerName,
      role: row.role,
      size: row.used_bytes,
      quota: row.quota,
      trashSize: counts.get(row.id)?.trashSize ?? 0,
      fileCount: counts.get(row.id)?.fileCount ?? 0,
      revision: row.revision,
    })),
  };
});
