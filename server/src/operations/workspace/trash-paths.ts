import { fail } from '@scriptorium/contract/errors.ts';
import { findItemById, getItem, parsePath, touchFolder, type ItemRow } from '../../db/items.ts';
import { settleChange } from '../../db/items-settle.ts';
import { moveToTrash } from '../../db/trash.ts';
import { lockWorkspace } from '../../db/workspaces.ts';
import { startChange } from '../../domain/tree-change.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { writerOf } from './writer-of.ts';

/** Moves the items at these paths to the trash, all or none. What lies in another of them goes along with it. */
export async function trashPaths(tx: Tx, workspaceId: string, paths: readonly string[]): Promise<string[]> {
  await lockWorkspace(tx.db, workspaceId);
  const items: ItemRow[] = [];
  for (const path of paths) {
    const names = parsePath(path);
    if (names.length === 0) fail('conflict', { message: 'The root of a workspace cannot be deleted.' });
    items.push(await getItem(tx.db, workspaceId, names));
  }
  const change = startChange();
  const trashed: string[] = [];
  for (const item of items) {
    // An ancestor earlier in the list has taken it along.
    if ((await findItemById(tx.db, item.id))?.trashed_at !== null) continue;
    await moveToTrash(writerOf(tx), change, item);
    await touchFolder(tx.db, item.parent_id ?? '', tx.now);
    trashed.push(item.id);
  }
  await settleChange(tx, workspaceId, change);
  return trashed;
}
