import type { Kysely } from 'kysely';
import { deletePendingTree, lockPendingTree, updatePendingTree } from '../../db/items/pending-trees.ts';
import { removeSlice, type RemovedSlice } from '../../db/items/remove-slice.ts';
import type { Schema } from '../../db/schema.ts';
import { findWorkspace } from '../../db/groups/workspaces.ts';
import { internal, type RunStep } from '../operation.ts';
import { findHomes } from './find-homes.ts';
import { returnReserve } from '../../model/items/reserve.ts';
import { changeUsage, lockWorkspace } from '../../model/groups/workspaces.ts';

const ROOTS_AT_ONCE = 200;

/** Permanently deletes part of a tree and frees its space. */
export const removePart = internal(
  'trees/remove-some',
  async (tx, input: { workspaceId: string; ids: readonly string[]; home: string | null }): Promise<RemovedSlice> => {
    await lockWorkspace(tx.db, input.workspaceId);
    const removed: RemovedSlice = { bytes: 0, items: 0, folders: [], done: false };
    do {
      const more = await removeSlice(tx.db, input.ids, input.home);
      removed.bytes += more.bytes;
      removed.items += more.items;
      removed.done = more.done;
      removed.folders = more.folders;
      // Folders are emptied first, by the next step.
    } while (tx.hasTime() && !removed.done && removed.folders.length === 0);
    if (removed.items > 0) {
      const { max_workspace_items: maxItems } = await tx.settings();
      const change = { bytes: -removed.bytes, items: -removed.items, maxItems };
      const revision = await changeUsage(tx.db, input.workspaceId, change);
      if (removed.done) tx.record({ type: 'workspace.changed', workspaceId: input.workspaceId, revision });
    }
    return removed;
  },
);

/** Turns an unfinished tree into one to be removed. False if it was finished after all, as the user wanted. */
export const turnToRemoval = internal('trees/turn-to-removal', async (tx, input: { id: string }): Promise<boolean> => {
  if ((await lockPendingTree(tx.db, input.id)) === undefined) return false;
  await updatePendingTree(tx.db, input.id, { kind: 'remove' });
  return true;
});

/** Finishes a removal and releases its reservation. */
export const endRemoval = internal('trees/end-removal', async (tx, input: { id: string }): Promise<null> => {
  const tree = await lockPendingTree(tx.db, input.id);
  if (tree === undefined) return null;
  const { max_workspace_items: maxItems } = await tx.settings();
  if ((await findWorkspace(tx.db, tree.workspace_id)) !== undefined) await returnReserve(tx.db, tree, maxItems);
  await deletePendingTree(tx.db, tree.id);
  return null;
});

/**
 * Permanently deletes hidden trees in steps, deepest folders first. Items deleted from them earlier stay in the trash,
 * one folder up. Returns what was freed.
 */
export async function removeTrees(
  parts: { db: Kysely<Schema>; step: RunStep; signal?: AbortSignal; advance?: (by: number) => void },
  tree: { id: string; workspaceId: string; roots: readonly string[] },
): Promise<{ items: number; bytes: number }> {
  const { db, step, signal, advance } = parts;
  const { workspaceId } = tree;
  const freed = { items: 0, bytes: 0 };
  for (let at = 0; at < tree.roots.length; at += ROOTS_AT_ONCE) {
    for (const [home, roots] of await findHomes(db, tree.roots.slice(at, at + ROOTS_AT_ONCE))) {
      const open: (readonly string[])[] = [roots];
      for (let ids = open.at(-1); ids !== undefined; ids = open.at(-1)) {
        signal?.throwIfAborted();
        const removed = await step(removePart, { workspaceId, ids, home });
        freed.items += removed.items;
        freed.bytes += removed.bytes;
        advance?.(removed.items);
        if (removed.done) open.pop();
        if (removed.folders.length > 0) open.push(removed.folders);
      }
    }
  }
  await step(endRemoval, { id: tree.id });
  return freed;
}
