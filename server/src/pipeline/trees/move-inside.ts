import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren } from '../../db/items/items.ts';
import { getFolder, getPresentItems } from '../../model/items/find-items.ts';
import { checkOutside, checkReach, moveWithin } from '../../model/items/move.ts';
import { settleChange } from '../../model/items/settle.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { requireItems, requirePlace } from '../item-access.ts';
import { internal } from '../operation.ts';
import { writerOf } from '../writer-of.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';

/** Moves items within their workspace; nothing below them changes. */
export const moveInside = internal(
  'trees/move-inside',
  async (
    tx,
    input: {
      uuid: string;
      targetFolder: string[];
      ids: string[];
      reach: { depth: number; pathBytes: number }[];
      onConflict: 'fail' | 'keep-both';
    },
  ): Promise<{ items: TreeItem[] }> => {
    await requirePlace(tx, input.uuid, input.targetFolder, 'edit');
    await requireItems(tx, input.uuid, input.ids, 'move');
    await lockWorkspace(tx.db, input.uuid);
    const target = await getFolder(tx.db, input.uuid, input.targetFolder);
    const items = await getPresentItems(tx.db, input.uuid, input.ids);
    await checkOutside(
      writerOf(tx),
      target,
      items.filter((item) => item.parent_id !== target.id).map((item) => item.id),
      'moved',
    );
    await checkReach(writerOf(tx), target, input.reach);
    const moved = await moveWithin(writerOf(tx), items, target, input.onConflict);
    // Who may see them depends on where they are.
    tx.record({ type: 'access.changed', workspaceId: input.uuid, userIds: null });
    await settleChange(tx, input.uuid, startChange());
    const counts = await countChildren(
      tx.db,
      moved.map((item) => item.id),
    );
    return {
      items: moved.map((item) => describeItem(item, [...input.targetFolder, item.name].join('/'), counts.get(item.id))),
    };
  },
  { access: { rule: 'user' } },
);
