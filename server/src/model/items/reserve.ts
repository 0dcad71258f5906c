import type { Kysely } from 'kysely';
import { updatePendingTree, type PendingTree } from '../../db/items/pending-trees.ts';
import type { Schema } from '../../db/schema.ts';
import { changeUsage } from '../groups/workspaces.ts';

/**
 * Charges what was just written to a tree's reservation, and anything beyond it to the workspace (`over-quota`,
 * `item-limit`).
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

/** Releases what is left of a reservation. */
export async function returnReserve(db: Kysely<Schema>, tree: PendingTree, maxItems: number): Promise<void> {
  if (tree.bytes === 0 && tree.items === 0) return;
  await changeUsage(db, tree.workspace_id, { bytes: -tree.bytes, items: -tree.items, maxItems });
  await updatePendingTree(db, tree.id, { bytes: 0, items: 0 });
}
