import { fail } from '@scriptorium/contract/errors.ts';
import { moveItems as contract, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren, getFolder, type ItemRow } from '../../db/items/items.ts';
import { checkOutside, checkReach, moveWithin } from '../../db/items/move.ts';
import { settleChange } from '../../db/items/settle.ts';
import { lockWorkspace } from '../../db/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { internal } from '../operation.ts';
import { writerOf } from '../writer-of.ts';

/** Moves items inside of their workspace: only they themselves change, however much lies below them. */
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
    await lockWorkspace(tx.db, input.uuid);
    const target = await getFolder(tx.db, input.uuid, input.targetFolder);
    const rows = await tx.db
      .selectFrom('item')
      .selectAll()
      .where('id', 'in', input.ids)
      .where('workspace_id', '=', input.uuid)
      .where('trashed_at', 'is', null)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const items = input.ids.map((id): ItemRow => byId.get(id) ?? fail('not-found'));
    await checkOutside(
      writerOf(tx),
      target,
      items.filter((item) => item.parent_id !== target.id).map((item) => item.id),
      'moved',
    );
    await checkReach(writerOf(tx), target, input.reach);
    const moved = await moveWithin(writerOf(tx), items, target, input.onConflict);
    await settleChange(tx, input.uuid, startChange());
    const counts = await countChildren(
      tx.db,
      moved.map((item) => item.id),
    );
    return {
      items: moved.map((item) => describeItem(item, [...input.targetFolder, item.name].join('/'), counts.get(item.id))),
    };
  },
  { access: contract.access },
);
