import {
  clearAccount,
  dropDeletedUser,
  dropOrphanedWorkspace,
  listDeletedAccounts,
  listOrphanedWorkspaces,
} from '../db/accounts/clear-account.ts';
import { internal } from '../pipeline/operation.ts';
import { removeTrees } from '../pipeline/trees/remove.ts';
import { type JobHandler, stepsOf } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes some rows of a deleted account; true if there may be more. The account itself is deleted last. */
export const clearAccountPart = internal(
  'jobs/clear-account',
  async (tx, input: { userId: string }): Promise<boolean> => {
    while (tx.hasTime()) {
      if (await clearAccount(tx.db, input.userId)) continue;
      await dropDeletedUser(tx.db, input.userId);
      return false;
    }
    return true;
  },
);

/** Deletes an empty workspace without an owner. */
export const dropWorkspace = internal('jobs/drop-workspace', async (tx, input: { id: string }): Promise<null> => {
  await dropOrphanedWorkspace(tx.db, input.id);
  return null;
});

/** Deletes what deleted accounts left behind: invisible, but possibly large. */
export const finishAccounts: JobHandler = {
  kind: 'finish-accounts',
  concurrency: 1,
  run: async (ctx, payload) => {
    const { db, unitOfWork, signal } = ctx;
    const parts = { db, signal, step: stepsOf(unitOfWork) };
    for (const { id, rootId } of await listOrphanedWorkspaces(db)) {
      await removeTrees(parts, { id, workspaceId: id, roots: [rootId] });
      await unitOfWork.run(dropWorkspace, { id });
    }
    for (const userId of await listDeletedAccounts(db)) {
      while (await unitOfWork.run(clearAccountPart, { userId })) signal.throwIfAborted();
    }
    const once = typeof payload === 'object' && payload !== null && 'once' in payload;
    return once ? { kind: 'done' } : { kind: 'again', at: ctx.now() + HOUR_MS };
  },
};
