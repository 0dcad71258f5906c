import { fail } from '@scriptorium/contract/errors.ts';
import { getGroup as contract } from '@scriptorium/contract/operations/admin-groups.ts';
import { readAdminGroup } from '../../../db/groups/admin-groups.ts';
import { read } from '../../../pipeline/operation.ts';
import { describeGroup } from './describe-group.ts';

export const getGroup = read(contract, async (ctx, input) => {
  const group = await readAdminGroup(ctx.db, input.uuid);
  if (group === undefined || group.deleted_at !== null) fail('not-found', { message: 'Group not found.' });
  return { group: describeGroup(group) };
});
