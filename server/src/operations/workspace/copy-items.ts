import { copyItems as contract } from '@scriptorium/contract/operations/workspace.ts';
import { parsePath } from '../../model/items/find-items.ts';
import { sliced } from '../../pipeline/operation.ts';
import { copyTrees } from '../../pipeline/trees/copy.ts';
import { chooseItems, measureItems } from '../../pipeline/trees/plan.ts';

export const copyItems = sliced(contract, async (ctx, input) => {
  const targetWorkspace = input.targetWorkspace ?? input.uuid;
  const targetFolder = parsePath(input.targetFolder, 'targetFolder');
  const chosen = await chooseItems(ctx, input.uuid, input.itemPaths);
  const sum = await measureItems(ctx, targetWorkspace, chosen, { versions: false });
  const ids = chosen.map(({ item }) => item.id);
  const nested = chosen.filter((each) => each.nested).map(({ item }) => item.id);
  return copyTrees(ctx, { uuid: input.uuid, targetWorkspace, targetFolder, ids, nested, ...sum });
});
