import { readScimUser as contract } from '@scriptorium/contract/operations/scim.ts';
import { findPerson } from '../../../db/accounts/directory-people.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { read } from '../../../pipeline/operation.ts';
import { directoryLimits, failUnknown } from '../directory-limits.ts';
import { describeScimUser } from './said-user.ts';

export const readScimUser = read(
  contract,
  async (ctx, { id }) => {
    const row = await findPerson(ctx.db, requireDirectory(ctx.actor).directoryId, id);
    return describeScimUser(ctx, row ?? failUnknown());
  },
  { limits: directoryLimits },
);
