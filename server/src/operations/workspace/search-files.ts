import { searchFiles as contract } from '@scriptorium/contract/operations/workspace.ts';
import { searchItems } from '../../db/items/search.ts';
import { readTitles } from '../../model/texts/read-opening.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readAside } from '../../pipeline/operation.ts';

export const searchFiles = readAside(contract, async (ctx, input) => {
  const found = await searchItems(ctx.db, requireUser(ctx.actor).userId, input.query, {
    limit: input.limit ?? 20,
    now: ctx.now,
    near: input.near ?? null,
  });
  const wanted = input.titles === true ? found : [];
  const titles = await readTitles(
    ctx.db,
    wanted.map(({ item }) => item),
  );
  return {
    items: found.map(({ item, ...place }) => ({
      ...place,
      name: item.name,
      type: item.type,
      title: titles.get(item.id) ?? null,
    })),
  };
});
