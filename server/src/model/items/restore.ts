import { fail } from '@scriptorium/contract/errors.ts';
import { numberedName } from '@scriptorium/contract/rules/file-name.ts';
import { findChild, findItemById, isHidden, readNames, type ItemRow } from '../../db/items/items.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { getRoot } from './find-items.ts';
import { ensureFolder } from './folders.ts';
import { findFreeName } from './free-name.ts';
import type { Writer } from './writer.ts';
import { touchFolder, updateItem } from '../../db/items/write-items.ts';

/** Restores a deleted item to its folder; returns the item and its path. */
export async function restoreFromTrash(
  writer: Writer,
  change: TreeChange,
  workspaceId: string,
  itemId: string,
): Promise<{ item: ItemRow; names: string[] }> {
  const item = await findItemById(writer.db, itemId);
  if (item?.workspace_id !== workspaceId || item.trash_root_id !== item.id) return fail('not-found');
  return putBack(writer, change, item);
}

/**
 * Puts a hidden item back into its folder, recreating the folder if it is gone. If its name is taken, it gets one
 * marked "restored".
 */
export async function putBack(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
): Promise<{ item: ItemRow; names: string[] }> {
  const { db } = writer;
  const folder = await findOrRemakeFolder(writer, change, item.workspace_id, item.parent_id ?? '');
  const name = await findFreeName(db, folder.id, item.name, (taken, n) =>
    numberedName(taken, n === 2 ? 'restored' : `restored ${n - 1}`),
  );
  const shown = { name, parent_id: folder.id, trashed_at: null, trash_root_id: null, trashed_by: null };
  await updateItem(db, item.id, shown);
  await touchFolder(db, folder.id, writer.now);
  return { item: { ...item, ...shown }, names: [...(await readNames(db, folder.id)), name] };
}

async function findOrRemakeFolder(
  writer: Writer,
  change: TreeChange,
  workspaceId: string,
  parentId: string,
): Promise<ItemRow> {
  const parent = await findItemById(writer.db, parentId);
  if (parent?.workspace_id === workspaceId && !(await isHidden(writer.db, parent))) return parent;
  const root = await getRoot(writer.db, workspaceId);
  const names = parent?.workspace_id === workspaceId ? await readNames(writer.db, parentId) : [];
  let folder = root;
  for (const name of names) {
    const present = await findChild(writer.db, folder.id, name);
    // A file now has the folder's name: restore as close to the old place as possible.
    if (present !== undefined && present.type !== 'directory') return folder;
    folder = present ?? (await ensureFolder(writer, change, folder, [name]));
  }
  return folder;
}
