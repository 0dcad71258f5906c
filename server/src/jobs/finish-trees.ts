import { listPendingTrees } from '../db/items/pending-trees.ts';
import { isActive, whileActive } from '../pipeline/trees/active.ts';
import { takeCopyBack } from '../pipeline/trees/copy.ts';
import { takeMoveBack } from '../pipeline/trees/move.ts';
import { removeTrees } from '../pipeline/trees/remove.ts';
import { type JobHandler, stepsOf } from './job.ts';

const SOON_MS = 30_000;
/** Grace period: a tree just begun may not yet be registered as active here. */
const FRESH_MS = 60_000;

/**
 * Cleans up trees whose call was interrupted by a stop or a database failure: copies and moves are undone, deletions
 * completed.
 */
export const finishTrees: JobHandler = {
  kind: 'finish-trees',
  concurrency: 1,
  run: async (ctx) => {
    const { db, unitOfWork, signal } = ctx;
    const parts = { db, signal, step: stepsOf(unitOfWork) };
    for (const tree of await listPendingTrees(db)) {
      const { id, kind, workspace_id: workspaceId, from_workspace_id: fromWorkspace, roots } = tree;
      const isOfEarlierProcess = tree.created_at < performance.timeOrigin;
      if (isActive(id) || !(isOfEarlierProcess || tree.created_at < ctx.now() - FRESH_MS)) continue;
      await whileActive(id, async () => {
        if (kind === 'copy') await takeCopyBack(parts, { id, workspaceId, roots });
        else if (kind === 'move' && fromWorkspace !== null) await takeMoveBack(parts, { id, roots, fromWorkspace });
        else await removeTrees(parts, { id, workspaceId, roots });
      });
    }
    return { kind: 'again', at: ctx.now() + SOON_MS };
  },
};
