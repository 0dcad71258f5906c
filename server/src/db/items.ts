import { fail } from '@scriptorium/contract/errors.ts';
import { splitPath } from '@scriptorium/contract/rules/file-name.ts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { TreeNode } from '../domain/tree.ts';
import type { ItemTable, Schema } from './schema.ts';

export type ItemRow = Selectable<ItemTable>;

/** The names of a path, or `invalid` for what can be no path. */
export function parsePath(path: string, field = 'itemPath'): string[] {
  return splitPath(path) ?? fail('invalid', { field, message: 'This is not a path.' });
}

/** The item of this name in a folder, if it is not in the trash. */
export async function findChild(db: Kysely<Schema>, parentId: string, name: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('item')
    .selectAll()
    .where('parent_id', '=', parentId)
    .where('name', '=', name)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}

export async function getRoot(db: Kysely<Schema>, workspaceId: string): Promise<ItemRow> {
  const root = await db
    .selectFrom('item')
    .innerJoin('workspace', 'workspace.root_id', 'item.id')
    .selectAll('item')
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirst();
  return root ?? fail('not-found');
}

/** The item at a path (the root for no names), or undefined. Names go by the index of (folder, name). */
export async function findItem(
  db: Kysely<Schema>,
  workspaceId: string,
  names: readonly string[],
): Promise<ItemRow | undefined> {
  let item: ItemRow | undefined = await getRoot(db, workspaceId);
  for (const name of names) {
    if (item?.type !== 'directory') return undefined;
    item = await findChild(db, item.id, name);
  }
  return item;
}

/** The item at a path, or `not-found`. */
export async function getItem(db: Kysely<Schema>, workspaceId: string, names: readonly string[]): Promise<ItemRow> {
  return (await findItem(db, workspaceId, names)) ?? fail('not-found');
}

/** The folder at a path; `not-a-folder` when the path leads through or to a file. */
export async function getFolder(db: Kysely<Schema>, workspaceId: string, names: readonly string[]): Promise<ItemRow> {
  let folder = await getRoot(db, workspaceId);
  for (const name of names) {
    const next = await findChild(db, folder.id, name);
    if (next === undefined) return fail('not-found');
    if (next.type !== 'directory') return fail('not-a-folder');
    folder = next;
  }
  return folder;
}

/** The items at these paths, in their order, or `not-found`: a statement for each folder they lie in, not for each. */
export async function getItems(
  db: Kysely<Schema>,
  workspaceId: string,
  paths: readonly (readonly string[])[],
): Promise<ItemRow[]> {
  const folders = new Map<string, { above: readonly string[]; names: Set<string> }>();
  for (const names of paths) {
    const above = names.slice(0, -1);
    const folder = folders.get(above.join('/')) ?? { above, names: new Set() };
    folders.set(above.join('/'), folder);
    const name = names.at(-1);
    if (name !== undefined) folder.names.add(name);
  }
  const found = new Map<string, ItemRow>();
  for (const [key, { above, names }] of folders) {
    const folder = await getItem(db, workspaceId, above);
    if (key === '') found.set('', folder);
    const wanted = [...names];
    for (let at = 0; at < wanted.length; at += 1000) {
      const rows = await db
        .selectFrom('item')
        .selectAll()
        .where('parent_id', '=', folder.id)
        .where('name', 'in', wanted.slice(at, at + 1000))
        .where('trashed_at', 'is', null)
        .execute();
      for (const row of rows) found.set([...above, row.name].join('/'), row);
    }
  }
  return paths.map((names) => found.get(names.join('/')) ?? fail('not-found'));
}

/** Those of the items that are still there and not in the trash, in this order. */
export async function findItemsById(db: Kysely<Schema>, ids: readonly string[]): Promise<ItemRow[]> {
  const found = new Map<string, ItemRow>();
  for (let at = 0; at < ids.length; at += 1000) {
    const rows = await db
      .selectFrom('item')
      .selectAll()
      .where('id', 'in', ids.slice(at, at + 1000))
      .where('trashed_at', 'is', null)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function findItemById(db: Kysely<Schema>, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All items of a workspace but its root and its trash. */
export async function listItems(db: Kysely<Schema>, workspaceId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('parent_id', 'is not', null)
    .where('trashed_at', 'is', null)
    .orderBy('name')
    .execute();
}

const TREE_COLUMNS = ['id', 'parent_id', 'name', 'type', 'kind', 'size', 'created_at', 'modified_at'] as const;

/** What a tree shows of the items directly in a folder; by name where the index gives that for nothing. */
export async function listFolderNodes(db: Kysely<Schema>, folderId: string): Promise<TreeNode[]> {
  return db
    .selectFrom('item')
    .select(TREE_COLUMNS)
    .where('parent_id', '=', folderId)
    .where('trashed_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** What a tree shows of all items of a workspace, in no order: sorting 20,000 wide rows costs more than reading them. */
export async function listNodes(db: Kysely<Schema>, workspaceId: string): Promise<TreeNode[]> {
  return db
    .selectFrom('item')
    .select(TREE_COLUMNS)
    .where('workspace_id', '=', workspaceId)
    .where('parent_id', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
}

/** How many items lie directly in each of these folders; 0 is left out. */
export async function countChildren(db: Kysely<Schema>, folderIds: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < folderIds.length; at += 1000) {
    const rows = await db
      .selectFrom('item')
      .select((eb) => ['parent_id', eb.fn.countAll<number>().as('count')])
      .where('parent_id', 'in', folderIds.slice(at, at + 1000))
      .where('trashed_at', 'is', null)
      .groupBy('parent_id')
      .execute();
    for (const row of rows) counts.set(row.parent_id ?? '', Number(row.count));
  }
  return counts;
}

/** Names from the root down to the item, trashed or not. Empty for a root. */
export async function readNames(db: Kysely<Schema>, itemId: string): Promise<string[]> {
  const names: string[] = [];
  for (let item = await findItemById(db, itemId); item?.parent_id; item = await findItemById(db, item.parent_id)) {
    names.unshift(item.name);
  }
  return names;
}

/** Ids from the item itself up to the root. */
export async function readAncestorIds(db: Kysely<Schema>, itemId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let item = await findItemById(db, itemId); item;) {
    ids.push(item.id);
    item = item.parent_id === null ? undefined : await findItemById(db, item.parent_id);
  }
  return ids;
}

/** The item and everything below it that is not in the trash, parents before children. */
export async function listBelow(db: Kysely<Schema>, item: ItemRow): Promise<ItemRow[]> {
  const found = [item];
  let folders = item.type === 'directory' ? [item.id] : [];
  while (folders.length > 0) {
    const next: string[] = [];
    for (let at = 0; at < folders.length; at += 1000) {
      const rows = await db
        .selectFrom('item')
        .selectAll()
        .where('parent_id', 'in', folders.slice(at, at + 1000))
        .where('trashed_at', 'is', null)
        .orderBy('name')
        .execute();
      for (const row of rows) {
        found.push(row);
        if (row.type === 'directory') next.push(row.id);
      }
    }
    folders = next;
  }
  return found;
}

/** Depth and bytes of the longest path below an item, the item's own name counting as one. */
export function measureBelow(items: readonly ItemRow[]): { depth: number; bytes: number } {
  const measures = new Map<string, { depth: number; bytes: number }>();
  let depth = 0;
  let bytes = 0;
  for (const [i, item] of items.entries()) {
    const above = i === 0 ? undefined : measures.get(item.parent_id ?? '');
    const own = Buffer.byteLength(item.name);
    const measure = { depth: (above?.depth ?? 0) + 1, bytes: above === undefined ? own : above.bytes + 1 + own };
    measures.set(item.id, measure);
    depth = Math.max(depth, measure.depth);
    bytes = Math.max(bytes, measure.bytes);
  }
  return { depth, bytes };
}

/** A row of the item table with everything not named left empty. */
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
    trashed_at: null,
    trash_root_id: null,
    trashed_by: null,
  };
  await db.insertInto('item').values(row).execute();
  return row;
}

/** A folder counts as modified when something in it comes, goes or gets another name. */
export async function touchFolder(db: Kysely<Schema>, folderId: string, now: number): Promise<void> {
  await db
    .updateTable('item')
    .set({ modified_at: now })
    .where('id', '=', folderId)
    .where(sql<boolean>`modified_at < ${now}`)
    .execute();
}
