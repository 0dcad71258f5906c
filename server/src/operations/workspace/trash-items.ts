import { fail } from '@scriptorium/contract/errors.ts';
import { touchFolders } from '../../db/items/write-items.ts';
import { getPresentItems } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { moveToTrash } from '../../db/items/trash.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import type { ReadContext, Tx } from '../../pipeline/operation.ts';
import { chooseItems } from '../../pipeline/trees/plan.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

/** Ids of the items at these paths, leaving out those inside another one. */
export async function chooseTrashed(
  ctx: Pick<ReadContext, 'db'>,
  workspaceId: string,
  itemPaths: readonly string[],
): Promise<string[]> {
  const chosen = await chooseItems(ctx, workspaceId, itemPaths);
  if (chosen.some(({ names }) => names.length === 0)) {
    fail('conflict', { message: 'The root of a workspace cannot be deleted.' });
  }
  return chosen.filter((each) => !each.nested).map(({ item }) => item.id);
}

/** Moves items to the trash, all or none. Rows below them do not change. */
export async function trashItems(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  await lockWorkspace(tx.db, workspaceId);
  const rows = await getPresentItems(tx.db, workspaceId, ids);
  await moveToTrash(tx.db, ids, { userId: writerOf(tx).author.id, now: tx.now });
  await touchFolders(
    tx.db,
    rows.map((row) => row.parent_id ?? ''),
    tx.now,
  );
  tx.record({ type: 'items.hidden', workspaceId });
  await settleChange(tx, workspaceId, startChange());
  return [...ids];
}
