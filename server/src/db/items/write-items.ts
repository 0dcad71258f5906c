import { sql, type Kysely, type Updateable } from 'kysely';
import { prepare } from '../engine/prepared.ts';
import type { Schema } from '../schema.ts';
import type { ItemTable } from '../schema/items.ts';
import { noteChanged } from '../texts/search-changes.ts';
import type { ItemRow } from './items.ts';

export async function insertItem(
  db: Kysely<Schema>,
  facts: Pick<ItemRow, 'id' | 'workspace_id' | 'parent_id' | 'name' | 'type'> & {
    kind?: ItemRow['kind'];
    size?: number;
    blobHash?: string | null;
    mediaType?: string | null;
    now: number;
    createdAt?: number;
    author: string | null;
    /** For the root of an unfinished tree: when it was hidden. */
    hiddenAt?: number;
  },
): Promise<ItemRow> {
  const row: ItemRow = {
    id: facts.id,
    workspace_id: facts.workspace_id,
    parent_id: facts.parent_id,
    name: facts.name,
    type: facts.type,
    kind: facts.kind ?? null,
    size: facts.size ?? 0,
    blob_hash: facts.blobHash ?? null,
    media_type: facts.mediaType ?? null,
    created_at: facts.createdAt ?? facts.now,
    modified_at: facts.now,
    created_by: facts.author,
    modified_by: facts.author,
    trashed_at: facts.hiddenAt ?? null,
    trash_root_id: null,
    trashed_by: null,
  };
  await db.insertInto('item').values(row).execute();
  return row;
}

type ItemChange = Updateable<Omit<ItemTable, 'id'>>;

/** Updates a text's item after a change. `size`: bytes of the file. */
export async function noteWritten(
  db: Kysely<Schema>,
  item: { id: string; size: number; at: number; by: string | null },
): Promise<void> {
  await setWritten(db, item);
}

const setWritten = prepare((db, { id, size, at, by }: { id: string; size: number; at: number; by: string | null }) =>
  db.updateTable('item').set({ size, modified_at: at, modified_by: by }).where('id', '=', id),
);

export async function updateItem(db: Kysely<Schema>, id: string, change: ItemChange): Promise<void> {
  await updateItems(db, [id], change);
}

export async function updateItems(db: Kysely<Schema>, ids: readonly string[], change: ItemChange): Promise<void> {
  await db.updateTable('item').set(change).where('id', 'in', ids).execute();
}

/** Moves those of the items that are in `from` to another workspace, and returns them. */
export async function changeWorkspace(
  db: Kysely<Schema>,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<Pick<ItemRow, 'id' | 'size'>[]> {
  const rows = await db
    .updateTable('item')
    .set({ workspace_id: to })
    .where('id', 'in', ids)
    .where('workspace_id', '=', from)
    .returning(['id', 'size'])
    .execute();
  await noteChanged(
    db,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** A folder counts as modified when an item in it is added, removed or renamed. */
export async function touchFolder(db: Kysely<Schema>, folderId: string, now: number): Promise<void> {
  await touchFolders(db, [folderId], now);
}

export async function touchFolders(db: Kysely<Schema>, folderIds: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('item')
    .set({ modified_at: now })
    .where('id', 'in', [...new Set(folderIds)])
    .where(sql<boolean>`modified_at < ${now}`)
    .execute();
}
