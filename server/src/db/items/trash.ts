import { fail } from '@scriptorium/contract/errors.ts';
import { numberedName } from '@scriptorium/contract/rules/file-name.ts';
import { sql, type Kysely } from 'kysely';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { findFreeName } from './free-name.ts';
import { ensureFolder, type Writer } from './write.ts';
import { findChild, findItemById, getRoot, isHidden, readNames, touchFolder, type ItemRow } from './items.ts';
import type { Schema } from '../schema.ts';

/** How long deleted items can be brought back. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/**
 * Puts items into the trash. Only they themselves are marked, however much lies below them: it is gone with them, and
 * comes back with them. All of it goes on counting against the quota.
 */
export async function moveToTrash(writer: Writer, ids: readonly string[]): Promise<void> {
  await writer.db
    .updateTable('item')
    .set({ trashed_at: writer.now, trash_root_id: sql<string>`id`, trashed_by: writer.author.id })
    .where('id', 'in', ids)
    .execute();
}

export interface TrashListing {
  item: ItemRow;
  bytes: number;
  folder: string;
  deletedBy: string;
}

/** What was deleted in a workspace, each with what went along with it, newest first. */
export async function listTrash(db: Kysely<Schema>, workspaceId: string): Promise<TrashListing[]> {
  const roots = await db
    .selectFrom('item')
    .leftJoin('user', 'user.id', 'item.trashed_by')
    .selectAll('item')
    .select(['user.display_name', 'user.email'])
    .where('item.workspace_id', '=', workspaceId)
    .where('item.trashed_at', 'is not', null)
    .whereRef('item.trash_root_id', '=', 'item.id')
    .orderBy('item.trashed_at', 'desc')
    .orderBy('item.name')
    .execute();
  const bytesOf = await sumTrash(db, workspaceId);
  const folders = new Map<string, string>();
  const listings: TrashListing[] = [];
  for (const { display_name, email, ...item } of roots) {
    const parentId = item.parent_id ?? '';
    const folder = folders.get(parentId) ?? (await readNames(db, parentId)).join('/');
    folders.set(parentId, folder);
    const deletedBy = display_name || (email ?? 'Deleted account');
    listings.push({ item, bytes: bytesOf.get(item.id) ?? 0, folder, deletedBy });
  }
  return listings;
}

/** Bytes of the current contents below each item in the trash of a workspace, its own among them. */
async function sumTrash(db: Kysely<Schema>, workspaceId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ root: string; bytes: number }>`
    with recursive gone (root, id, size) as (
      select id, id, size from item
      where workspace_id = ${workspaceId} and trashed_at is not null and trash_root_id = id
      union all
      select gone.root, item.id, item.size from gone join item on item.parent_id = gone.id where item.trashed_at is null
    )
    select root, sum(size) as bytes from gone group by root`.execute(db);
  return new Map(rows.map(({ root, bytes }) => [root, Number(bytes)]));
}

/** Brings a deleted item back to where it was. Answers it and its path. */
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

/** Puts a hidden item back into its folder, which is made again if it is gone, under its name or one that says "restored". */
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
  await db.updateTable('item').set(shown).where('id', '=', item.id).execute();
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
    // A file has taken the folder's name since: the item comes back as near to its place as it can.
    if (present !== undefined && present.type !== 'directory') return folder;
    folder = present ?? (await ensureFolder(writer, change, folder, [name]));
  }
  return folder;
}

/** Some of what was deleted in a workspace until a moment, as many as one step takes. */
export async function listTrashRoots(
  db: Kysely<Schema>,
  workspaceId: string,
  until: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('trashed_at', '<=', until)
    .whereRef('trash_root_id', '=', 'id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Workspaces with something in the trash that is kept no longer. */
export async function listExpiredTrash(db: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('workspace_id')
    .distinct()
    .whereRef('trash_root_id', '=', 'id')
    .where('trashed_at', '<=', now - TRASH_MS)
    .limit(1000)
    .execute();
  return rows.map((row) => row.workspace_id);
}
