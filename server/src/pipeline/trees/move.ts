import { fail } from '@scriptorium/contract/errors.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { Kysely } from 'kysely';
import { listItemRows } from '../../db/items/items.ts';
import { rehomeTrashed } from '../../db/items/trash.ts';
import { stopLendingZoteroKeys } from '../../db/items/zotero-links.ts';
import { getFolder, getPresentItems } from '../../model/items/find-items.ts';
import { checkReach, chooseNames } from '../../model/items/move.ts';
import {
  deletePendingTree,
  insertPendingTree,
  lockPendingTree,
  updatePendingTree,
} from '../../db/items/pending-trees.ts';
import type { Schema } from '../../db/schema.ts';
import { settleChange } from '../../model/items/settle.ts';
import { sumVersions, walkBelow, walkDeleted } from '../../db/items/walk-tree.ts';
import { endInvitationsLeftBehind } from '../../db/groups/invitations.ts';
import { deletePublicationsLeftBehind } from '../../db/groups/publications.ts';
import { deleteSharesLeftBehind } from '../../db/groups/item-shares.ts';
import { deleteLinksLeftBehind } from '../../db/groups/share-links.ts';
import { chargeUnchecked } from '../../db/groups/workspaces.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { internal, type RunStep, type SlicedContext } from '../operation.ts';
import { requireMembership } from '../item-access.ts';
import { writerOf } from '../writer-of.ts';
import { whileActive } from './active.ts';
import { findHomes } from './find-homes.ts';
import { revealTrees } from './reveal.ts';
import { returnReserve, spendReserve } from '../../model/items/reserve.ts';
import { putBack } from '../../model/items/restore.ts';
import { changeUsage, lockWorkspaces } from '../../model/groups/workspaces.ts';
import { changeWorkspace, touchFolders, updateItems } from '../../db/items/write-items.ts';

/** Rows per step, and rows processed between checks of the time. */
const ROWS_AT_ONCE = 300;
const ROWS_PER_BATCH = 25;
/** Low, since each may have to recreate its folders. */
const PUT_BACK_AT_ONCE = 20;

export interface MovePlan {
  uuid: string;
  targetWorkspace: string;
  targetFolder: string[];
  ids: string[];
  items: number;
  bytes: number;
  reach: { depth: number; pathBytes: number }[];
  onConflict: 'fail' | 'keep-both';
}

/** Checks the move, reserves space at the target and hides the items at the source. */
export const beginMove = internal(
  'trees/begin-move',
  async (tx, plan: MovePlan): Promise<{ id: string }> => {
    await requireMembership(tx, [plan.uuid, plan.targetWorkspace]);
    await lockWorkspaces(tx.db, [plan.uuid, plan.targetWorkspace]);
    const target = await getFolder(tx.db, plan.targetWorkspace, plan.targetFolder);
    await checkReach(writerOf(tx), target, plan.reach);
    const items = await getPresentItems(tx.db, plan.uuid, plan.ids);
    const names = items.map((item) => item.name);
    await chooseNames(writerOf(tx), target, names, plan.onConflict);
    const { max_workspace_items: maxItems } = await tx.settings();
    await changeUsage(tx.db, plan.targetWorkspace, { bytes: plan.bytes, items: plan.items, maxItems });
    await updateItems(tx.db, plan.ids, { trashed_at: tx.now });
    await touchFolders(
      tx.db,
      items.map((item) => item.parent_id ?? ''),
      tx.now,
    );
    const id = tx.newId();
    await insertPendingTree(tx.db, {
      id,
      kind: 'move',
      workspace_id: plan.targetWorkspace,
      from_workspace_id: plan.uuid,
      roots: plan.ids,
      bytes: plan.bytes,
      items: plan.items,
      created_at: tx.now,
      node: tx.server.node ?? null,
    });
    await settleChange(tx, plan.uuid, startChange());
    // Not everyone who has one of them open may read the other workspace.
    tx.record({ type: 'items.hidden', workspaceId: plan.uuid });
    return { id };
  },
  { access: { rule: 'user' } },
);

/** Moves some rows to the other workspace, or back, with their charge. Returns the others. */
export const movePart = internal(
  'trees/move-some',
  async (tx, input: { id: string; ids: readonly string[]; back: boolean }): Promise<{ left: string[] }> => {
    const tree = (await lockPendingTree(tx.db, input.id)) ?? fail('conflict');
    const other = tree.from_workspace_id ?? fail('conflict');
    await lockWorkspaces(tx.db, [tree.workspace_id, other]);
    const [from, to] = input.back ? [tree.workspace_id, other] : [other, tree.workspace_id];
    const moved = { bytes: 0, items: 0 };
    let at = 0;
    for (; at < input.ids.length && (at === 0 || tx.hasTime()); at += ROWS_PER_BATCH) {
      const ids = input.ids.slice(at, at + ROWS_PER_BATCH);
      const more = await moveRows(tx.db, ids, from, to);
      await stopLendingZoteroKeys(tx.db, ids);
      moved.bytes += more.bytes;
      moved.items += more.items;
    }
    if (input.back) {
      await chargeUnchecked(tx.db, to, moved);
      const reserve = { bytes: tree.bytes + moved.bytes, items: tree.items + moved.items };
      await updatePendingTree(tx.db, tree.id, reserve);
    } else {
      const { max_workspace_items: maxItems } = await tx.settings();
      await changeUsage(tx.db, from, { bytes: -moved.bytes, items: -moved.items, maxItems });
      await spendReserve(tx.db, tree, moved, maxItems);
    }
    return { left: input.ids.slice(at) };
  },
);

async function moveRows(
  db: Kysely<Schema>,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<{ bytes: number; items: number }> {
  const rows = await changeWorkspace(db, ids, from, to);
  const versions = await sumVersions(
    db,
    rows.map((row) => row.id),
  );
  return { bytes: rows.reduce((sum, row) => sum + row.size, 0) + versions, items: rows.length };
}

/** Items deleted earlier stay in the trash of the workspace in which they were deleted. */
export const leaveInTrash = internal(
  'trees/leave-in-trash',
  async (tx, input: { ids: readonly string[]; home: string | null }): Promise<null> => {
    await rehomeTrashed(tx.db, input.ids, input.home);
    return null;
  },
);

/** Reveals the moved items at once, if the caller still may and the folder still exists. */
export const endMove = internal(
  'trees/end-move',
  async (
    tx,
    input: {
      uuid: string;
      id: string;
      targetWorkspace: string;
      targetFolder: string[];
      onConflict: 'fail' | 'keep-both';
    },
  ): Promise<{ items: TreeItem[] }> => {
    const items = await revealTrees(tx, input);
    await deleteSharesLeftBehind(tx.db, input.uuid);
    await endInvitationsLeftBehind(tx.db, input.uuid);
    await deleteLinksLeftBehind(tx.db, input.uuid);
    await deletePublicationsLeftBehind(tx.db, input.uuid);
    return { items };
  },
  { access: { rule: 'user' } },
);

/** Restores some items after an undone move. */
export const restoreRoots = internal(
  'trees/put-back',
  async (tx, input: { workspaceId: string; ids: readonly string[] }): Promise<null> => {
    await lockWorkspaces(tx.db, [input.workspaceId]);
    const rows = await listItemRows(tx.db, input.ids);
    const change = startChange();
    for (const row of rows) if (row.trashed_at !== null) await putBack(writerOf(tx), change, row);
    await settleChange(tx, input.workspaceId, change);
    return null;
  },
);

/** Finishes an undone move. */
export const endUndoneMove = internal('trees/end-move-back', async (tx, input: { id: string }): Promise<null> => {
  const tree = await lockPendingTree(tx.db, input.id);
  if (tree === undefined) return null;
  const { max_workspace_items: maxItems } = await tx.settings();
  await returnReserve(tx.db, tree, maxItems);
  await deletePendingTree(tx.db, tree.id);
  return null;
});

/** Moves items to another workspace in steps, hidden until the last one; undone if it cannot be completed. */
export async function moveTrees(ctx: SlicedContext, plan: MovePlan): Promise<{ items: TreeItem[] }> {
  ctx.expect(plan.items);
  const { id } = await ctx.asCaller(beginMove, plan);
  return whileActive(id, async () => {
    const tree = { id, roots: plan.ids, fromWorkspace: plan.uuid };
    try {
      await carry(ctx, tree, false);
      await leaveDeleted(ctx, tree);
      const { uuid, targetWorkspace, targetFolder, onConflict } = plan;
      return await ctx.asCaller(endMove, { uuid, id, targetWorkspace, targetFolder, onConflict });
    } catch (error) {
      const { db, step } = ctx;
      await undoMove({ db, step }, tree);
      throw error;
    }
  });
}

interface Parts {
  db: Kysely<Schema>;
  step: RunStep;
  signal?: AbortSignal;
  advance?: (by: number) => void;
}

/** Undoes an unfinished move, also one left behind by a killed server. */
export async function undoMove(
  parts: Parts,
  tree: { id: string; roots: readonly string[]; fromWorkspace: string },
): Promise<void> {
  await carry(parts, tree, true);
  for (let at = 0; at < tree.roots.length; at += PUT_BACK_AT_ONCE) {
    const ids = tree.roots.slice(at, at + PUT_BACK_AT_ONCE);
    await parts.step(restoreRoots, { workspaceId: tree.fromWorkspace, ids });
  }
  await parts.step(endUndoneMove, { id: tree.id });
}

/** A hidden tree does not change, so what is read stays valid. */
async function carry(parts: Parts, tree: { id: string; roots: readonly string[] }, back: boolean): Promise<void> {
  const { db, step, signal, advance } = parts;
  const bring = async (all: readonly string[]): Promise<void> => {
    for (let left = all; left.length > 0;) {
      signal?.throwIfAborted();
      const ids = left.slice(0, ROWS_AT_ONCE);
      const moved = await step(movePart, { id: tree.id, ids, back });
      advance?.(ids.length - moved.left.length);
      left = [...moved.left, ...left.slice(ROWS_AT_ONCE)];
    }
  };
  await bring(tree.roots);
  for (const roots of (await findHomes(db, tree.roots)).values()) {
    for await (const page of walkBelow(db, roots)) await bring(page.map((row) => row.id));
  }
}

/** Finds trash of a workspace that came from trees that have left it. */
async function leaveDeleted(parts: Parts, tree: { roots: readonly string[]; fromWorkspace: string }): Promise<void> {
  const { db, step } = parts;
  const homes = new Map<string, string | null>();
  for (const [home, roots] of await findHomes(db, tree.roots)) {
    for (const root of roots) homes.set(root, home);
    for await (const page of walkBelow(db, roots)) for (const row of page) homes.set(row.id, home);
  }
  for await (const page of walkDeleted(db, tree.fromWorkspace)) {
    for (const { id, parent_id: folder } of page) {
      const home = homes.get(folder ?? '');
      if (home !== undefined && home !== folder) await step(leaveInTrash, { ids: [id], home });
    }
  }
}
