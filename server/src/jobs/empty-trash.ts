import { listExpiredTrash } from '../db/items/trash.ts';
import { whileActive } from '../pipeline/trees/active.ts';
import { beginExpiry } from '../pipeline/trees/purge.ts';
import { removeTrees } from '../pipeline/trees/remove.ts';
import { type JobHandler, stepsOf } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes trash older than 30 days, in all workspaces. */
export const emptyTrash: JobHandler = {
  kind: 'empty-trash',
  concurrency: 1,
  run: async (ctx) => {
    const { db, unitOfWork, signal } = ctx;
    const expired = await listExpiredTrash(db, ctx.now());
    for (const workspaceId of expired) {
      for (;;) {
        signal.throwIfAborted();
        const removal = await unitOfWork.run(beginExpiry, { uuid: workspaceId });
        if (removal === null) break;
        const parts = { db, signal, step: stepsOf(unitOfWork) };
        await whileActive(removal.id, () => removeTrees(parts, { ...removal, workspaceId }));
      }
    }
    return { kind: 'again', at: ctx.now() + (expired.length === 0 ? HOUR_MS : 0) };
  },
};
