import { searchFiles as contract } from '@scriptorium/contract/operations/workspace.ts';
import { searchItems } from '../../db/items/search.ts';
import { readTitles } from '../../model/texts/read-titles.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';

/** Texts read per search to find their titles; titles that are cached cost nothing. */
const MAX_READ = 40;

export const searchFiles = readOffThread(contract, async (ctx, input) => {
  const { titles: wantsTitles = false } = input;
  const found = await searchItems(ctx.db, requireUser(ctx.actor).userId, input.query, {
    limit: input.limit ?? 20,
    now: ctx.now,
    near: input.near ?? null,
    readTitles: wantsTitles ? (items) => readTitles(ctx.db, items, MAX_READ) : null,
  });
  const others = wantsTitles ? found.filter(({ title }) => title === null).map(({ item }) => item) : [];
  const titles = await readTitles(ctx.db, others);
  return {
    items: found.map(({ item, title, ...place }) => ({
      ...place,
      name: item.name,
      type: item.type,
      title: title ?? titles.get(item.id) ?? null,
    })),
  };
});
