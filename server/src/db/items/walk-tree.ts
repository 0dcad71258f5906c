import { type Kysely, sql } from 'kysely';
import { utf8Length } from '@scriptorium/contract/rules/utf8-length.ts';
import { sumHistory } from '../texts/history-charge.ts';
import { findRoot, type ItemRow } from './items.ts';
import type { Schema } from '../schema.ts';

/** Rows per statement, which takes about a millisecond. */
const PAGE = 500;
const FOLDERS_AT_ONCE = 50;

/** Lets other work run on this thread. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Yields everything below these folders that is not deleted, parents before children, in pages with a pause after each:
 * tens of thousands of rows at once would block the thread. Never use it in a transaction, which would stay open for as
 * long.
 */
export async function* walkBelow(db: Kysely<Schema>, folderIds: readonly string[]): AsyncGenerator<ItemRow[]> {
  const open = [...folderIds];
  const note = (rows: readonly ItemRow[]): void => {
    for (const row of rows) if (row.type === 'directory') open.push(row.id);
  };
  for (let at = 0; at < open.length;) {
    const some = open.slice(at, at + FOLDERS_AT_ONCE);
    const rows = await selectBelow(db, some).limit(PAGE).execute();
    if (rows.length < PAGE) {
      at += some.length;
      note(rows);
      if (rows.length > 0) yield rows;
    } else {
      // Too many for one page: take the first folder alone, by name.
      for await (const page of walkFolder(db, some[0] ?? '')) {
        note(page);
        yield page;
      }
      at += 1;
    }
    await pause();
  }
}

/** All items of a workspace, without its root and trash, parents before children. */
export async function listItems(db: Kysely<Schema>, workspaceId: string): Promise<ItemRow[]> {
  const root = await findRoot(db, workspaceId);
  return root === undefined ? [] : listItemsBelow(db, root.id);
}

/** Everything below a folder. */
export async function listItemsBelow(db: Kysely<Schema>, folderId: string): Promise<ItemRow[]> {
  const items: ItemRow[] = [];
  for await (const page of walkBelow(db, [folderId])) items.push(...page);
  return items;
}

async function* walkFolder(db: Kysely<Schema>, folderId: string): AsyncGenerator<ItemRow[]> {
  let after: string | undefined;
  for (;;) {
    let query = selectBelow(db, [folderId]).orderBy('name').limit(PAGE);
    if (after !== undefined) query = query.where('name', '>', after);
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.name;
    await pause();
  }
}

function selectBelow(db: Kysely<Schema>, folderIds: readonly string[]) {
  return db.selectFrom('item').selectAll().where('parent_id', 'in', folderIds).where('trashed_at', 'is', null);
}

/** Yields a workspace's items that are in the trash or hidden, in pages. */
export async function* walkDeleted(
  db: Kysely<Schema>,
  workspaceId: string,
): AsyncGenerator<{ id: string; parent_id: string | null }[]> {
  let after = { trashed_at: 0, id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('item')
      .select(['id', 'parent_id', 'trashed_at'])
      .where('workspace_id', '=', workspaceId)
      .where('trashed_at', 'is not', null)
      .where(sql<boolean>`(trashed_at, id) > (cast(${after.trashed_at} as bigint), ${after.id})`)
      .orderBy('trashed_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return;
    after = { trashed_at: last.trashed_at ?? 0, id: last.id };
    await pause();
  }
}

/** Totals of a tree, including its root. */
export interface TreeSum {
  items: number;
  /** Number of names on the deepest path, including the root's. */
  depth: number;
  /** Bytes of the current contents. */
  bytes: number;
  /** Bytes of the longest path. */
  pathBytes: number;
  /** Bytes of live texts, which a copy duplicates; other files share their content. */
  textBytes: number;
  /** Bytes of previous versions, if requested. */
  versionBytes: number;
}

/**
 * Totals of an item and everything below it, page by page. Stops once `isEnough` returns true: what will be refused need
 * not be counted to the end.
 */
export async function measureTree(
  db: Kysely<Schema>,
  root: ItemRow,
  options: { versions?: boolean; isEnough?: (sum: TreeSum) => boolean } = {},
): Promise<TreeSum> {
  const own = utf8Length(root.name);
  const sum: TreeSum = { items: 0, bytes: 0, textBytes: 0, versionBytes: 0, depth: 1, pathBytes: own };
  const folders = new Map<string, { depth: number; bytes: number }>([[root.id, { depth: 1, bytes: own }]]);
  const add = async (rows: readonly ItemRow[]): Promise<void> => {
    for (const row of rows) {
      sum.items += 1;
      sum.bytes += row.size;
      if (row.kind === 'live') sum.textBytes += row.size;
      const above = row === root ? undefined : folders.get(row.parent_id ?? '');
      if (above === undefined) continue;
      const place = { depth: above.depth + 1, bytes: above.bytes + 1 + utf8Length(row.name) };
      if (row.type === 'directory') folders.set(row.id, place);
      sum.depth = Math.max(sum.depth, place.depth);
      sum.pathBytes = Math.max(sum.pathBytes, place.bytes);
    }
    if (options.versions !== true) return;
    const files = rows.filter((row) => row.type === 'file').map((row) => row.id);
    sum.versionBytes += await sumVersions(db, files);
  };
  await add([root]);
  if (root.type === 'file') return sum;
  for await (const rows of walkBelow(db, [root.id])) {
    await add(rows);
    if (options.isEnough?.(sum) === true) break;
  }
  return sum;
}

/** Bytes of previous versions and charged histories of these files. */
export async function sumVersions(db: Kysely<Schema>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const row = await db
    .selectFrom('blob_version')
    .select((eb) => eb.fn.sum<number | null>('size').as('bytes'))
    .where('item_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0) + (await sumHistory(db, ids));
}
