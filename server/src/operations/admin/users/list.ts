import { listUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { listAdminUsers } from '../../../db/accounts/admin-users.ts';
import { readOffThread } from '../../../pipeline/operation.ts';
import { describeUser } from './describe-user.ts';

export const listUsers = readOffThread(contract, async (ctx, input) => {
  const { rows, total } = await listAdminUsers(ctx.db, input);
  return { users: rows.map(describeUser), total };
});
