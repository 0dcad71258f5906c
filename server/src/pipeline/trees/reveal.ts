import { fail } from '@scriptorium/contract/errors.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren, listItemRows, type ItemRow } from '../../db/items/items.ts';
import { getFolder } from '../../model/items/find-items.ts';
import { chooseNames } from '../../model/items/move.ts';
import { deletePendingTree, lockPendingTree } from '../../db/items/pending-trees.ts';
import { settleChange } from '../../model/items/settle.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import type { Tx } from '../operation.ts';
import { requirePlace } from '../item-access.ts';
import { writerOf } from '../writer-of.ts';
import { returnReserve } from '../../model/items/reserve.ts';
import { lockWorkspaces } from '../../model/groups/workspaces.ts';
import { touchFolder, updateItem, updateItems } from '../../db/items/write-items.ts';

const SHOWN = { trashed_at: null, trash_root_id: null, trashed_by: null };

/** Last step of a copy or move: its roots get their folder and name, and become visible all at once. */
export async function revealTrees(
  tx: Tx,
  input: {
    uuid: string;
    id: string;
    targetWorkspace: string;
    targetFolder: string[];
    onConflict: 'fail' | 'keep-both';
  },
): Promise<TreeItem[]> {
  await requirePlace(tx, input.targetWorkspace, input.targetFolder, 'edit');
  await lockWorkspaces(tx.db, [input.uuid, input.targetWorkspace]);
  const tree = (await lockPendingTree(tx.db, input.id)) ?? fail('conflict');
  const target = await getFolder(tx.db, input.targetWorkspace, input.targetFolder);
  const rows = await listItemRows(tx.db, tree.roots);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const roots = tree.roots.map((id): ItemRow => byId.get(id) ?? fail('not-found'));
  const names = await chooseNames(
    writerOf(tx),
    target,
    roots.map((root) => root.name),
    input.onConflict,
  );
  const place = { ...SHOWN, parent_id: target.id };
  const shown = roots.map((root, at) => ({ ...root, ...place, name: names[at] ?? root.name }));
  for (const [at, { id, name }] of shown.entries()) {
    if (name !== roots[at]?.name) await updateItem(tx.db, id, { name });
  }
  await updateItems(tx.db, tree.roots, place);
  await touchFolder(tx.db, target.id, tx.now);
  const { max_workspace_items: maxItems } = await tx.settings();
  await returnReserve(tx.db, tree, maxItems);
  await deletePendingTree(tx.db, tree.id);
  await settleChange(tx, input.targetWorkspace, startChange());
  const counts = await countChildren(tx.db, tree.roots);
  return shown.map((root) => describeItem(root, [...input.targetFolder, root.name].join('/'), counts.get(root.id)));
}
