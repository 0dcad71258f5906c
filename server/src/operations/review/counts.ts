import { counts as contract } from '@scriptorium/contract/operations/review.ts';
import { readPresentNames } from '../../db/items/present-names.ts';
import { countOpenThreads } from '../../db/texts/review-threads.ts';
import { isWithin } from '../../domain/items/places.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

const MAX_DOCUMENTS = 20_000;

export const counts = read(contract, async (ctx, input) => {
  const all = await countOpenThreads(ctx.db, input.uuid, requireUser(ctx.actor).userId, MAX_DOCUMENTS);
  const { root } = ctx;
  const names =
    root &&
    (await readPresentNames(
      ctx.db,
      all.map(({ itemId }) => itemId),
    ));
  const rows = names === null ? all : all.filter(({ itemId }) => isWithin(names.get(itemId) ?? [], root?.names ?? []));
  return { documents: rows.map(({ itemId, ...open }) => ({ itemUUID: itemId, ...open })) };
});
