import { list as contract } from '@scriptorium/contract/operations/workspace.ts';
import { listWorkspacesOf } from '../../db/workspaces.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const list = read(contract, async (ctx) => {
  const rows = await listWorkspacesOf(ctx.db, requireUser(ctx.actor).userId);
  return {
    workspaces: rows.map((row) => ({
      uuid: row.id,
      ownerType: row.owner_type,
      ownerName: row.ownerName,
      size: row.used_bytes,
      quota: row.quota,
      trashSize: row.trashSize,
      fileCount: row.fileCount,
      revision: row.revision,
    })),
  };
});
