import { fail } from '@scriptorium/contract/errors.ts';
import * as contract from '@scriptorium/contract/operations/user.ts';
import { findUser } from '../../db/accounts/users.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { read } from '../../pipeline/operation.ts';

/** The caller's account and sessions. */
export const getData = read(contract.getData, async (ctx) => {
  const { userId, sessionId } = requireUser(ctx.actor);
  const user = (await findUser(ctx.db, userId)) ?? fail('not-logged-in');
  return { sessionUUID: sessionId, user: await describeUser(ctx.db, user, ctx.now) };
});
