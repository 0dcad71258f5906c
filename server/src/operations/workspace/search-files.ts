import { searchFiles as contract } from '@scriptorium/contract/operations/workspace.ts';
import { searchItems } from '../../db/items/search.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readAside } from '../../pipeline/operation.ts';

export const searchFiles = readAside(contract, async (ctx, input) => ({
  items: await searchItems(ctx.db, requireUser(ctx.actor).userId, input.query, {
    limit: input.limit ?? 20,
    now: ctx.now,
    near: input.near ?? null,
  }),
}));
