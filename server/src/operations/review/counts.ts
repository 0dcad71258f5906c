import { counts as contract } from '@scriptorium/contract/operations/review.ts';
import { countOpenThreads } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

const MAX_DOCUMENTS = 20_000;

export const counts = read(contract, async (ctx, input) => {
  const rows = await countOpenThreads(ctx.db, input.uuid, requireUser(ctx.actor).userId, MAX_DOCUMENTS);
  return { documents: rows.map(({ itemId, ...open }) => ({ itemUUID: itemId, ...open })) };
});
