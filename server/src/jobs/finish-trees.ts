import { listPendingTrees } from '../db/items/pending-trees.ts';
import { listNodes } from '../db/server/nodes.ts';
import { isAbandoned } from '../domain/nodes/abandoned.ts';
import { isActive, whileActive } from '../pipeline/trees/active.ts';
import { takeCopyBack } from '../pipeline/trees/copy.ts';
import { takeMoveBack } from '../pipeline/trees/move.ts';
import { removeTrees } from '../pipeline/trees/remove.ts';
import { type JobHandler, stepsOf } from './job.ts';

const SOON_MS = 30_000;

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
    const trees = await listPendingTrees(db);
    // After the trees: a server that began one of them is listed unless it has died.
    const nodes = trees.some(({ node }) => node !== null) ? await listNodes(db) : [];
    const looking = {
      self: ctx.server.node,
      alive: new Set(nodes.map(({ id }) => id)),
      started: performance.timeOrigin,
      now: ctx.now(),
    };
    for (const tree of trees) {
      const { id, kind, workspace_id: workspaceId, from_workspace_id: fromWorkspace, roots } = tree;
      if (isActive(id) || !isAbandoned({ node: tree.node, beganAt: tree.created_at }, looking)) continue;
      await whileActive(id, async () => {
        if (kind === 'copy') await takeCopyBack(parts, { id, workspaceId, roots });
        else if (kind === 'move' && fromWorkspace !== null) await takeMoveBack(parts, { id, roots, fromWorkspace });
        else await removeTrees(parts, { id, workspaceId, roots });
      });
    }
    return { kind: 'again', at: ctx.now() + SOON_MS };
  },
};
