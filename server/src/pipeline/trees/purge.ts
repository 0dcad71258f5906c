import { fail } from '@scriptorium/contract/errors.ts';
import { purgeItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { updateItems } from '../../db/items/write-items.ts';
import { insertPendingTree } from '../../db/items/pending-trees.ts';
import { settleChange } from '../../model/items/settle.ts';
import { countTrashRoots, listTrashRoots, TRASH_MS } from '../../db/items/trash.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { internal, type Tx } from '../operation.ts';

/** Expired items purged per step. */
const ROOTS_AT_ONCE = 200;

export interface StartedRemoval {
  id: string;
  roots: string[];
}

/** Permanently removes these items from the trash, before any row is deleted. All or none. */
export const beginPurge = internal(
  'trees/begin-purge',
  async (tx, input: { uuid: string; items: string[] }): Promise<StartedRemoval> => {
    await lockWorkspace(tx.db, input.uuid);
    const found = await countTrashRoots(tx.db, input.uuid, input.items);
    if (found < input.items.length) fail('not-found');
    return startRemoval(tx, input.uuid, input.items);
  },
  { access: contract.access },
);

/** Takes some of what was in the trash at a given time; null if nothing is left. */
export const beginEmptying = internal(
  'trees/begin-emptying',
  async (tx, input: { uuid: string; until: number; limit: number }): Promise<StartedRemoval | null> =>
    takeSome(tx, input),
  { access: contract.access },
);

/** Takes some expired trash; null if nothing is left. */
export const beginExpiry = internal(
  'trees/begin-expiry',
  async (tx, input: { uuid: string }): Promise<StartedRemoval | null> =>
    takeSome(tx, { uuid: input.uuid, until: tx.now - TRASH_MS, limit: ROOTS_AT_ONCE }),
);

async function takeSome(tx: Tx, input: { uuid: string; until: number; limit: number }): Promise<StartedRemoval | null> {
  await lockWorkspace(tx.db, input.uuid);
  const roots = await listTrashRoots(tx.db, input.uuid, input.until, input.limit);
  return roots.length === 0 ? null : startRemoval(tx, input.uuid, roots);
}

async function startRemoval(tx: Tx, workspaceId: string, roots: string[]): Promise<StartedRemoval> {
  const id = tx.newId();
  await updateItems(tx.db, roots, { trash_root_id: null });
  await insertPendingTree(tx.db, {
    id,
    kind: 'remove',
    workspace_id: workspaceId,
    from_workspace_id: null,
    roots,
    bytes: 0,
    items: 0,
    created_at: tx.now,
    node: tx.server.node ?? null,
  });
  await settleChange(tx, workspaceId, startChange());
  return { id, roots };
}
