import { sql, type Kysely } from 'kysely';
import { readNames, type ItemRow } from './items.ts';
import type { Schema } from '../schema.ts';
import { shownNameOf } from '../../domain/accounts/shown-name.ts';

/** How long deleted items can be restored. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Moves items to the trash. Only they are marked; what is below goes and returns with them. All still counts as used. */
export async function moveToTrash(
  db: Kysely<Schema>,
  ids: readonly string[],
  by: { userId: string | null; now: number },
): Promise<void> {
  await db
    .updateTable('item')
    .set({ trashed_at: by.now, trash_root_id: sql<string>`id`, trashed_by: by.userId })
    .where('id', 'in', ids)
    .execute();
}

export interface TrashListing {
  item: ItemRow;
  /** Including everything below it. */
  bytes: number;
  /** Path of the folder it was in. */
  folder: string;
  deletedBy: string;
}

/** A workspace's trash, last deleted first. */
export async function listTrash(db: Kysely<Schema>, workspaceId: string): Promise<TrashListing[]> {
  const roots = await db
    .selectFrom('item')
    .leftJoin('user', 'user.id', 'item.trashed_by')
    .selectAll('item')
    .select('user.display_name')
    .where('item.workspace_id', '=', workspaceId)
    .where('item.trashed_at', 'is not', null)
    .whereRef('item.trash_root_id', '=', 'item.id')
    .orderBy('item.trashed_at', 'desc')
    .orderBy('item.name')
    .execute();
  const bytesOf = await sumTrash(db, workspaceId);
  const folders = new Map<string, string>();
  const listings: TrashListing[] = [];
  for (const { display_name, ...item } of roots) {
    const parentId = item.parent_id ?? '';
    const folder = folders.get(parentId) ?? (await readNames(db, parentId)).join('/');
    folders.set(parentId, folder);
    const deletedBy = shownNameOf(display_name);
    listings.push({ item, bytes: bytesOf.get(item.id) ?? 0, folder, deletedBy });
  }
  return listings;
}

/** Bytes of the current contents of each item in the trash and everything below it, by id. */
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

/** Ids of up to `limit` items deleted in a workspace by `until`. */
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

/** How many of these items are themselves in this workspace's trash, as opposed to inside a deleted folder. */
export async function countTrashRoots(
  db: Kysely<Schema>,
  workspaceId: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('id', 'in', ids)
    .where('workspace_id', '=', workspaceId)
    .whereRef('trash_root_id', '=', 'id')
    .execute();
  return rows.length;
}

/** For those of the items that are in the trash, changes the folder they were deleted from. */
export async function rehomeTrashed(
  db: Kysely<Schema>,
  ids: readonly string[],
  folderId: string | null,
): Promise<void> {
  await db
    .updateTable('item')
    .set({ parent_id: folderId })
    .where('id', 'in', ids)
    .where('trashed_at', 'is not', null)
    .execute();
}

/** Ids of workspaces with expired items in the trash. */
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
