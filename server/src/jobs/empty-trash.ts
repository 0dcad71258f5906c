import { settleChange } from '../db/items-settle.ts';
import { listExpiredTrash, purgeFromTrash } from '../db/trash.ts';
import { lockWorkspace } from '../db/workspaces.ts';
import { startChange } from '../domain/tree-change.ts';
import { internal } from '../pipeline/operation.ts';
import type { JobHandler } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes what has been in one workspace's trash for longer than it is kept. */
export const purgeExpired = internal(
  'jobs/purge-expired',
  async (tx, input: { workspaceId: string; itemIds: string[] }): Promise<number> => {
    await lockWorkspace(tx.db, input.workspaceId);
    // Looked up again under the lock: somebody may have brought an item back a moment ago.
    const expired = new Set((await listExpiredTrash(tx.db, tx.now)).get(input.workspaceId));
    const going = input.itemIds.filter((id) => expired.has(id));
    if (going.length === 0) return 0;
    const change = startChange();
    const freed = await purgeFromTrash(tx.db, change, going);
    await settleChange(tx, input.workspaceId, change);
    return freed;
  },
);

/** Empties the trash of all workspaces of what is older than 30 days. */
export const emptyTrash: JobHandler = {
  kind: 'empty-trash',
  concurrency: 1,
  run: async (ctx) => {
    const expired = await listExpiredTrash(ctx.db, ctx.now());
    for (const [workspaceId, itemIds] of expired) {
      ctx.signal.throwIfAborted();
      await ctx.unitOfWork.run(purgeExpired, { workspaceId, itemIds });
    }
    return { kind: 'again', at: ctx.now() + (expired.size === 0 ? HOUR_MS : 0) };
  },
};
