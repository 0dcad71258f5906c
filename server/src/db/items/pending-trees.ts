import type { Kysely, Selectable } from 'kysely';
import type { PendingTreeTable, Schema } from '../schema.ts';
import { lockRows } from '../engine/lock-rows.ts';
import { changeUsage } from '../groups/workspaces.ts';

export interface PendingTree extends Omit<Selectable<PendingTreeTable>, 'roots'> {
  roots: string[];
}

export async function insertPendingTree(db: Kysely<Schema>, tree: PendingTree): Promise<void> {
  await db
    .insertInto('pending_tree')
    .values({ ...tree, roots: JSON.stringify(tree.roots) })
    .execute();
}

/** The tree as it stands, locked; undefined once it has come to its end. */
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

/**
 * Takes what has just come into a workspace out of what was set aside for it. Where more came than was counted before, the
 * workspace is asked for the rest (`over-quota`, `item-limit`).
 */
export async function spendReserve(
  db: Kysely<Schema>,
  tree: PendingTree,
  spent: { bytes: number; items: number },
  maxItems: number,
): Promise<void> {
  const bytes = tree.bytes - spent.bytes;
  const items = tree.items - spent.items;
  if (bytes < 0 || items < 0) {
    await changeUsage(db, tree.workspace_id, { bytes: Math.max(0, -bytes), items: Math.max(0, -items), maxItems });
  }
  await updatePendingTree(db, tree.id, { bytes: Math.max(0, bytes), items: Math.max(0, items) });
}

/** Gives back what was set aside and not needed. */
export async function returnReserve(db: Kysely<Schema>, tree: PendingTree, maxItems: number): Promise<void> {
  if (tree.bytes === 0 && tree.items === 0) return;
  await changeUsage(db, tree.workspace_id, { bytes: -tree.bytes, items: -tree.items, maxItems });
  await updatePendingTree(db, tree.id, { bytes: 0, items: 0 });
}
