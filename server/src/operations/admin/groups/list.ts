import { listGroups as contract } from '@scriptorium/contract/operations/admin-groups.ts';
import { listAdminGroups } from '../../../db/groups/admin-groups.ts';
import { readOffThread } from '../../../pipeline/operation.ts';
import { describeGroup } from './describe-group.ts';

export const listGroups = readOffThread(contract, async (ctx, input) => {
  const { rows, total } = await listAdminGroups(ctx.db, input);
  return {
    groups: rows.map((row) => ({
      ...describeGroup(row),
      memberCount: row.members.length,
      ...(row.deleted_at !== null && { deletedAt: new Date(row.deleted_at).toISOString() }),
    })),
    total,
  };
});
