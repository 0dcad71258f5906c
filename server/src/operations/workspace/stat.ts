import { stat as contract } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren } from '../../db/items/items.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { read } from '../../pipeline/operation.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';

export const stat = read(contract, async (ctx, input) => {
  const names = parsePath(input.itemPath);
  const item = await getItem(ctx.db, input.uuid, names);
  const counts = await countChildren(ctx.db, [item.id]);
  return { item: describeItem(item, names.join('/'), counts.get(item.id)) };
});
