import { fail } from '@scriptorium/contract/errors.ts';
import { moveItems as contract, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { parsePath } from '../../model/items/find-items.ts';
import { requireMembership } from '../../pipeline/item-access.ts';
import { sliced } from '../../pipeline/operation.ts';
import { moveTrees } from '../../pipeline/trees/move.ts';
import { moveInside } from '../../pipeline/trees/move-inside.ts';
import { chooseItems, measureItems, measureReach } from '../../pipeline/trees/plan.ts';

export const moveItems = sliced(contract, async (ctx, input): Promise<{ items: TreeItem[] }> => {
  const { uuid } = input;
  const targetWorkspace = input.targetWorkspace ?? uuid;
  if (targetWorkspace !== uuid) await requireMembership(ctx, [uuid, targetWorkspace]);
  const targetFolder = parsePath(input.targetFolder, 'targetFolder');
  const onConflict = input.conflict ?? 'fail';
  const chosen = await chooseItems(ctx, uuid, input.itemPaths);
  if (chosen.some(({ names }) => names.length === 0)) {
    fail('conflict', { message: 'The root of a workspace cannot be moved.' });
  }
  const ids = chosen.map(({ item }) => item.id);
  if (targetWorkspace === uuid) {
    const reach = await measureReach(ctx, chosen, targetFolder);
    return ctx.asCaller(moveInside, { uuid, targetFolder, ids, reach, onConflict });
  }
  // Items inside another selected item move with it.
  const apart = chosen.filter((each) => !each.nested);
  const sum = await measureItems(ctx, targetWorkspace, apart, { versions: true });
  const apartIds = apart.map(({ item }) => item.id);
  return moveTrees(ctx, { uuid, targetWorkspace, targetFolder, ids: apartIds, onConflict, ...sum });
});
