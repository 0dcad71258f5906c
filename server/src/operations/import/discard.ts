import { discard as contract } from '@scriptorium/contract/operations/import.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const discard = read(contract, async (ctx, input) => {
  ctx.ports.imports.drop(requireUser(ctx.actor).userId, input.id);
  return Promise.resolve({});
});
