import { inspect as contract } from '@scriptorium/contract/operations/import.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { sliced } from '../../pipeline/operation.ts';

export const inspect = sliced(contract, (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  return ctx.ports.imports.inspect({ id: input.id, userId, main: input.main }, ctx.signal);
});
