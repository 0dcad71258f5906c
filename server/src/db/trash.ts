import { fail } from '@scriptorium/contract/errors.ts';
import { numberedName } from '@scriptorium/contract/rules/file-name.ts';
import { sql, type Kysely } from 'kysely';
import type { TreeChange } from '../domain/tree-change.ts';
import { ensureFolder, type Writer } from './items-write.ts';
import { findChild, findItemById, getRoot, listBelow, readNames, touchFolder, type ItemRow } from './items.ts';
import type { Schema } from './schema.ts';

/** How long deleted items can be brought back. */
export const TRASH_DAYS = 30;
export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Puts an item and everything below it into the trash. It goes on counting against the quota. */
export async function moveToTrash(writer: Writer, change: TreeChange, item: ItemRow): Promise<void> {
  const below = await listBelow(writer.db, item);
  for (let at = 0; at < below.length; at += 1000) {
    await writer.db
      .updateTable('item')
      .set({ trashed_at: writer.now, trash_root_id: item.id, trashed_by: writer.author.id })
      .where(
        'id',
        'in',
        below.slice(at, at + 1000).map((row) => row.id),
      )
      .execute();
  }
  for (const row of below) if (row.kind === 'live') change.closed.push({ itemId: row.id, reason: 'deleted' });
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
    .whereRef('item.trash_root_id', '=', 'item.id')
    .orderBy('item.trashed_at', 'desc')
    .orderBy('item.name')
    .execute();
  const sums = await db
    .selectFrom('item')
    .select((eb) => ['trash_root_id', eb.fn.sum<number>('size').as('bytes')])
    .where('workspace_id', '=', workspaceId)
    .where('trash_root_id', 'is not', null)
    .groupBy('trash_root_id')
    .execute();
  const bytesOf = new Map(sums.map((row) => [row.trash_root_id, Number(row.bytes)]));
  const listings: TrashListing[] = [];
  for (const { display_name, email, ...item } of roots) {
    const folder = (await readNames(db, item.parent_id ?? '')).join('/');
    const deletedBy = display_name || (email ?? 'Deleted account');
    listings.push({ item, bytes: bytesOf.get(item.id) ?? 0, folder, deletedBy });
  }
  return listings;
}

/** Brings a deleted item back to where it was. Answers it and its path. */
export async function restoreFromTrash(
  writer: Writer,
  change: TreeChange,
  workspaceId: string,
  itemId: string,
): Promise<{ item: ItemRow; names: string[] }> {
  const { db } = writer;
  const item = await findItemById(db, itemId);
  if (item?.workspace_id !== workspaceId || item.trash_root_id !== item.id) return fail('not-found');
  const folder = await findOrRemakeFolder(writer, change, workspaceId, item.parent_id ?? '');
  const name = await findRestoredName(db, folder.id, item.name);
  await db
    .updateTable('item')
    .set({ trashed_at: null, trash_root_id: null, trashed_by: null, ...movedRoot(itemId, folder.id, name) })
    .where('trash_root_id', '=', itemId)
    .execute();
  await touchFolder(db, folder.id, writer.now);
  const restored = { ...item, name, parent_id: folder.id, trashed_at: null, trash_root_id: null, trashed_by: null };
  return { item: restored, names: [...(await readNames(db, folder.id)), name] };
}

/** One statement: the unique index of names must never see the item back under a name that is taken. */
function movedRoot(itemId: string, folderId: string, name: string) {
  return {
    parent_id: sql<string>`case when id = ${itemId} then ${folderId} else parent_id end`,
    name: sql<string>`case when id = ${itemId} then ${name} else name end`,
  };
}

async function findOrRemakeFolder(
  writer: Writer,
  change: TreeChange,
  workspaceId: string,
  parentId: string,
): Promise<ItemRow> {
  const parent = await findItemById(writer.db, parentId);
  if (parent?.workspace_id === workspaceId && parent.trashed_at === null) return parent;
  const root = await getRoot(writer.db, workspaceId);
  const names = parent === undefined ? [] : await readNames(writer.db, parentId);
  let folder = root;
  for (const name of names) {
    const present = await findChild(writer.db, folder.id, name);
    // A file has taken the folder's name since: the item comes back as near to its place as it can.
    if (present !== undefined && present.type !== 'directory') return folder;
    folder = present ?? (await ensureFolder(writer, change, folder, [name]));
  }
  return folder;
}

async function findRestoredName(db: Kysely<Schema>, folderId: string, name: string): Promise<string> {
  let candidate = name;
  for (let n = 1; (await findChild(db, folderId, candidate)) !== undefined; n += 1) {
    candidate = numberedName(name, n === 1 ? 'restored' : `restored ${n}`);
  }
  return candidate;
}

/** Deletes items of the trash for ever, with their history. Answers the bytes this frees. */
export async function purgeFromTrash(
  db: Kysely<Schema>,
  change: TreeChange,
  rootIds: readonly string[],
): Promise<number> {
  let freed = 0;
  for (let at = 0; at < rootIds.length; at += 500) {
    const roots = rootIds.slice(at, at + 500);
    const going = await db.selectFrom('item').select(['id', 'size']).where('trash_root_id', 'in', roots).execute();
    const versions = await db
      .selectFrom('blob_version')
      .innerJoin('item', 'item.id', 'blob_version.item_id')
      .select((eb) => eb.fn.sum<number | null>('blob_version.size').as('bytes'))
      .where('item.trash_root_id', 'in', roots)
      .executeTakeFirstOrThrow();
    await rehomeOthers(db, new Set(going.map((row) => row.id)), roots);
    await db.deleteFrom('item').where('trash_root_id', 'in', roots).execute();
    freed += going.reduce((sum, row) => sum + row.size, 0) + Number(versions.bytes ?? 0);
    change.items -= going.length;
  }
  change.bytes -= freed;
  return freed;
}

/** What was deleted earlier out of a folder that now goes for good stays in the trash, as if it had lain above it. */
async function rehomeOthers(db: Kysely<Schema>, going: ReadonlySet<string>, roots: readonly string[]): Promise<void> {
  const strays = await db
    .selectFrom('item as child')
    .innerJoin('item as parent', 'parent.id', 'child.parent_id')
    .select(['child.id', 'child.parent_id'])
    .where('parent.trash_root_id', 'in', roots)
    .where('child.trash_root_id', 'not in', roots)
    .execute();
  for (const stray of strays) {
    let home = stray.parent_id;
    while (home !== null && going.has(home)) home = (await findItemById(db, home))?.parent_id ?? null;
    await db.updateTable('item').set({ parent_id: home }).where('id', '=', stray.id).execute();
  }
}

/** Ids of what was deleted in a workspace. */
export async function listTrashRoots(db: Kysely<Schema>, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .whereRef('trash_root_id', '=', 'id')
    .execute();
  return rows.map((row) => row.id);
}

/** What has been in the trash for longer than it is kept, by workspace. */
export async function listExpiredTrash(db: Kysely<Schema>, now: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'workspace_id'])
    .whereRef('trash_root_id', '=', 'id')
    .where('trashed_at', '<=', now - TRASH_MS)
    .orderBy('trashed_at')
    .limit(1000)
    .execute();
  const expired = new Map<string, string[]>();
  for (const row of rows) expired.set(row.workspace_id, [...(expired.get(row.workspace_id) ?? []), row.id]);
  return expired;
}
