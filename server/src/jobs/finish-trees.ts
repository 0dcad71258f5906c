import { listPendingTrees, type PendingTree } from '../db/items/pending-trees.ts';
import { listNodes } from '../db/server/nodes.ts';
import { isAbandoned } from '../domain/nodes/abandoned.ts';
import { isActive, whileActive } from '../pipeline/trees/active.ts';
import { undoCopy } from '../pipeline/trees/copy.ts';
import { undoMove } from '../pipeline/trees/move.ts';
import { removeTrees } from '../pipeline/trees/remove.ts';
import { type JobContext, type JobHandler, stepsOf } from './job.ts';

const SOON_MS = 30_000;

/**
 * Cleans up trees whose call was interrupted by a shutdown or a database failure: copies and moves are undone,
 * deletions completed. Whichever server has the job handles what no living server has started.
 */
export const finishTrees: JobHandler = {
  kind: 'finish-trees',
  concurrency: 1,
  run: async (ctx) => {
    await finishAbandoned(ctx, () => true);
    return { kind: 'again', at: ctx.now() + SOON_MS };
  },
};

/**
 * Only the server that began a tree knows that its call has ended, so with several servers each handles its own,
 * whoever's turn it is.
 */
export const finishOwnTrees = (parts: Parts): Promise<void> =>
  finishAbandoned(parts, ({ node }) => node !== null && node === parts.server.node);

type Parts = Pick<JobContext, 'db' | 'unitOfWork' | 'signal' | 'server' | 'now'>;

async function finishAbandoned(parts: Parts, isMine: (tree: PendingTree) => boolean): Promise<void> {
  const { db, unitOfWork, signal, server } = parts;
  const treeParts = { db, signal, step: stepsOf(unitOfWork) };
  const trees = (await listPendingTrees(db)).filter(isMine);
  // Read after the trees: a server that began one of them is listed unless it has died.
  const nodes = trees.some(({ node }) => node !== null) ? await listNodes(db) : [];
  const observer = {
    self: server.node,
    alive: new Set(nodes.map(({ id }) => id)),
    started: performance.timeOrigin,
    now: parts.now(),
  };
  for (const tree of trees) {
    const { id, kind, workspace_id: workspaceId, from_workspace_id: fromWorkspace, roots } = tree;
    if (isActive(id) || !isAbandoned({ node: tree.node, beganAt: tree.created_at }, observer)) continue;
    await whileActive(id, async () => {
      if (kind === 'copy') await undoCopy(treeParts, { id, workspaceId, roots });
      else if (kind === 'move' && fromWorkspace !== null) await undoMove(treeParts, { id, roots, fromWorkspace });
      else await removeTrees(treeParts, { id, workspaceId, roots });
    });
  }
}
