import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { PendingTreeTable } from '../schema/items.ts';
import { lockRows } from '../engine/lock-rows.ts';

export interface PendingTree extends Omit<Selectable<PendingTreeTable>, 'roots'> {
  roots: string[];
}

export async function insertPendingTree(db: Kysely<Schema>, tree: PendingTree): Promise<void> {
  await db
    .insertInto('pending_tree')
    .values({ ...tree, roots: JSON.stringify(tree.roots) })
    .execute();
}

/** Undefined once it is finished. */
export async function lockPendingTree(db: Kysely<Schema>, id: string): Promise<PendingTree | undefined> {
  const row = await lockRows(db, db.selectFrom('pending_tree').selectAll().where('id', '=', id)).executeTakeFirst();
  return row === undefined ? undefined : { ...row, roots: JSON.parse(row.roots) as string[] };
}

export async function listPendingTrees(db: Kysely<Schema>): Promise<PendingTree[]> {
  const rows = await db.selectFrom('pending_tree').selectAll().orderBy('created_at').execute();
  return rows.map((row) => ({ ...row, roots: JSON.parse(row.roots) as string[] }));
}

export async function updatePendingTree(
  db: Kysely<Schema>,
  id: string,
  change: Partial<Pick<PendingTreeTable, 'kind' | 'bytes' | 'items'>>,
): Promise<void> {
  await db.updateTable('pending_tree').set(change).where('id', '=', id).execute();
}

export async function deletePendingTree(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('pending_tree').where('id', '=', id).execute();
}
