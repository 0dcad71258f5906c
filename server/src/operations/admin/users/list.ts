import { listUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { listAdminUsers } from '../../../db/accounts/admin-users.ts';
import { readAside } from '../../../pipeline/operation.ts';
import { describeUser } from './describe-user.ts';

export const listUsers = readAside(contract, async (ctx, input) => {
  const { rows, total } = await listAdminUsers(ctx.db, input);
  return { users: rows.map(describeUser), total };
});
