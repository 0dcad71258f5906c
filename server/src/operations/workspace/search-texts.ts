import { searchTexts as contract } from '@scriptorium/contract/operations/workspace.ts';
import { searchTexts as search } from '../../model/texts/search-texts.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';

export const searchTexts = readOffThread(
  contract,
  async (ctx, input) => ({
    texts: await search(ctx.db, requireUser(ctx.actor).userId, input.query, { limit: input.limit ?? 10, now: ctx.now }),
  }),
  'planner',
);
