import { fail } from '@scriptorium/contract/errors.ts';
import { cancelLongWork as contract } from '@scriptorium/contract/operations/long-work.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

/** A read operation, since it writes nothing to the database: the work itself undoes or completes what it has started. */
export const cancelLongWork = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  if (!(await ctx.ports.longWork.cancel(userId, input.id))) fail('not-found', { message: 'This has already ended.' });
  return {};
});
