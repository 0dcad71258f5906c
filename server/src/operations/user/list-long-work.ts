import { listLongWork as contract } from '@scriptorium/contract/operations/long-work.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const listLongWork = read(contract, async (ctx) => ({
  works: await ctx.ports.longWork.list(requireUser(ctx.actor).userId),
}));
