import { sql, type Kysely, type Selectable } from 'kysely';
import type { TreeNode } from '../../domain/items/tree.ts';
import { prepare } from '../engine/prepared.ts';
import type { Schema } from '../schema.ts';
import type { ItemTable } from '../schema/items.ts';

export type ItemRow = Selectable<ItemTable>;

/** The item with this name in a folder, unless it is in the trash. */
export async function findChild(db: Kysely<Schema>, parentId: string, name: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('item')
    .selectAll()
    .where('parent_id', '=', parentId)
    .where('name', '=', name)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}

export async function findRoot(db: Kysely<Schema>, workspaceId: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('item')
    .innerJoin('workspace', 'workspace.root_id', 'item.id')
    .selectAll('item')
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirst();
}

/** The item at a path; the root for an empty one. */
export async function findItem(
  db: Kysely<Schema>,
  workspaceId: string,
  names: readonly string[],
): Promise<ItemRow | undefined> {
  let item = await findRoot(db, workspaceId);
  for (const name of names) {
    if (item?.type !== 'directory') return undefined;
    item = await findChild(db, item.id, name);
  }
  return item;
}

/** Pairs of folder and name looked up in one statement. */
const PAIRS_AT_ONCE = 500;

/**
 * The items at these paths, in order. As soon as a path leads nowhere, the rest may be undefined too. Walks all paths
 * level by level, since a thousand deep ones would otherwise take tens of thousands of statements. `pause` is awaited
 * between statements.
 */
export async function findItems(
  db: Kysely<Schema>,
  workspaceId: string,
  paths: readonly (readonly string[])[],
  pause?: () => Promise<void>,
): Promise<(ItemRow | undefined)[]> {
  const root = await findRoot(db, workspaceId);
  const found = new Map<string, ItemRow>(root === undefined ? [] : [['', root]]);
  const list = (): (ItemRow | undefined)[] => paths.map((names) => found.get(names.join('/')));
  const deepest = Math.max(0, ...paths.map((names) => names.length));
  for (let depth = 1; depth <= deepest; depth += 1) {
    const wanted = new Map<string, { path: string; parentId: string; name: string }>();
    for (const names of paths) {
      const name = names[depth - 1];
      if (name === undefined) continue;
      const above = names.slice(0, depth - 1).join('/');
      const parent = found.get(above);
      if (parent?.type !== 'directory') return list();
      const path = above === '' ? name : `${above}/${name}`;
      wanted.set(path, { path, parentId: parent.id, name });
    }
    const lookedFor = [...wanted.values()];
    for (let at = 0; at < lookedFor.length; at += PAIRS_AT_ONCE) {
      const some = lookedFor.slice(at, at + PAIRS_AT_ONCE);
      const pathOf = new Map(some.map(({ path, parentId, name }) => [`${parentId}/${name}`, path]));
      for (const row of await findChildren(db, some)) {
        const path = pathOf.get(`${row.parent_id}/${row.name}`);
        if (path !== undefined) found.set(path, row);
      }
      await pause?.();
    }
  }
  return list();
}

async function findChildren(
  db: Kysely<Schema>,
  pairs: readonly { parentId: string; name: string }[],
): Promise<ItemRow[]> {
  const values = sql.join(pairs.map(({ parentId, name }) => sql`(${parentId}, ${name})`));
  return db
    .selectFrom('item')
    .selectAll()
    .where(sql<boolean>`(parent_id, name) in (values ${values})`)
    .where('trashed_at', 'is', null)
    .execute();
}

/** Unordered; includes items in the trash. */
export async function listItemRows(db: Kysely<Schema>, ids: readonly string[]): Promise<ItemRow[]> {
  return db.selectFrom('item').selectAll().where('id', 'in', ids).execute();
}

/** Those of these items that are in this workspace and not themselves in the trash, unordered. */
export async function listPresentRows(
  db: Kysely<Schema>,
  workspaceId: string,
  ids: readonly string[],
): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .selectAll()
    .where('id', 'in', ids)
    .where('workspace_id', '=', workspaceId)
    .where('trashed_at', 'is', null)
    .execute();
}

/** Those of these items that exist and are not in the trash or hidden, in the given order. */
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
  const hidden = await findHidden(db, [...found.values()]);
  return ids.flatMap((id) => (hidden.has(id) ? [] : (found.get(id) ?? [])));
}

/** Undefined if the item or a folder above it is in the trash or hidden. */
export async function findPresentItem(db: Kysely<Schema>, id: string): Promise<ItemRow | undefined> {
  const item = await findItemById(db, id);
  return item === undefined || (await isHidden(db, item)) ? undefined : item;
}

/** Whether an item or a folder above it is in the trash or hidden: rows below such a folder are not marked. */
export async function isHidden(
  db: Kysely<Schema>,
  item: { parent_id: string | null; trashed_at: number | null },
): Promise<boolean> {
  let { parent_id: above, trashed_at: trashedAt } = item;
  while (trashedAt === null && above !== null) {
    const [folder] = (await findMark(db, { id: above })).rows;
    // The folder has just been purged.
    if (folder === undefined) return true;
    ({ parent_id: above, trashed_at: trashedAt } = folder);
  }
  return trashedAt !== null;
}

const findMark = prepare((db, { id }: { id: string }) =>
  db.selectFrom('item').select(['parent_id', 'trashed_at']).where('id', '=', id),
);

/** Ids of those items that are in the trash or hidden, reading each folder above them once. */
async function findHidden(db: Kysely<Schema>, items: readonly ItemRow[]): Promise<ReadonlySet<string>> {
  const known = new Map<string, boolean>();
  const hidden = new Set<string>();
  for (const item of items) {
    const above = item.parent_id ?? '';
    const isGone =
      item.trashed_at !== null || (known.get(above) ?? (await isHidden(db, { ...item, trashed_at: null })));
    if (item.trashed_at === null) known.set(above, isGone);
    if (isGone) hidden.add(item.id);
  }
  return hidden;
}

export async function findItemById(db: Kysely<Schema>, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirst();
}

const TREE_COLUMNS = ['id', 'parent_id', 'name', 'type', 'kind', 'size', 'created_at', 'modified_at'] as const;

/** A folder's children, by name. */
export async function listFolderNodes(db: Kysely<Schema>, folderId: string): Promise<TreeNode[]> {
  return db
    .selectFrom('item')
    .select(TREE_COLUMNS)
    .where('parent_id', '=', folderId)
    .where('trashed_at', 'is', null)
    .orderBy('name')
    .execute();
}

/**
 * All items of a workspace, unordered: sorting 20,000 wide rows costs more than reading them. Includes what is in
 * deleted folders, without the folders themselves.
 */
export async function listNodes(db: Kysely<Schema>, workspaceId: string): Promise<TreeNode[]> {
  return db
    .selectFrom('item')
    .select(TREE_COLUMNS)
    .where('workspace_id', '=', workspaceId)
    .where('parent_id', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
}

/** How many children each folder has. Empty folders are omitted. */
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

/** Names from below the root down to the item, in the trash or not. Empty for a root. */
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

/** Those of these items that are the folder itself or below it, in the trash or not. */
export async function findBelow(
  db: Kysely<Schema>,
  folderId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const below = new Set<string>();
  for (const id of new Set(ids)) if (id && (await readAncestorIds(db, id)).includes(folderId)) below.add(id);
  return below;
}

const NAMES_AT_ONCE = 500;

/** Those of the names that are taken in the folder. */
export async function listTakenNames(
  db: Kysely<Schema>,
  folderId: string,
  names: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  const all = [...names];
  for (let at = 0; at < all.length; at += NAMES_AT_ONCE) {
    const rows = await db
      .selectFrom('item')
      .select('name')
      .where('parent_id', '=', folderId)
      .where('name', 'in', all.slice(at, at + NAMES_AT_ONCE))
      .where('trashed_at', 'is', null)
      .execute();
    for (const row of rows) taken.add(row.name);
  }
  return taken;
}
