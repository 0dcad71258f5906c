import { fail } from '@scriptorium/contract/errors.ts';
import { list as contract } from '@scriptorium/contract/operations/groups.ts';
import { listGroupIdsOf } from '../../db/groups/groups.ts';
import { findUserByEmail } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { readGroup } from './read-group.ts';

export const list = readOffThread(contract, async (ctx, input) => {
  const actor = requireUser(ctx.actor);
  const isOwn = input.email === undefined || foldEmail(input.email) === foldEmail(actor.email);
  if (!isOwn && !actor.isAdmin) fail('forbidden');
  const userId = isOwn ? actor.userId : (await findUserByEmail(ctx.db, input.email ?? ''))?.id;
  const ids = userId === undefined ? [] : await listGroupIdsOf(ctx.db, userId);
  const groups = [];
  for (const id of ids) groups.push(await readGroup(ctx.db, id));
  return { groups };
});
