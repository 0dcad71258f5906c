import { listNotifiers as contract, MAX_NOTIFIERS } from '@scriptorium/contract/operations/notifications.ts';
import { listPeopleById } from '../../db/accounts/people.ts';
import { listNotifierIds } from '../../db/server/notifications.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const listNotifiers = read(contract, async (ctx) => {
  const ids = await listNotifierIds(ctx.db, requireUser(ctx.actor).userId, MAX_NOTIFIERS);
  return { people: [...(await listPeopleById(ctx.db, ids)).values()] };
});
