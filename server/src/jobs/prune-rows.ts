import { pruneRows } from '../db/server/prune-rows.ts';
import { internal } from '../pipeline/operation.ts';
import type { JobHandler } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;

export const prune = internal('jobs/prune', (tx): Promise<boolean> => pruneRows(tx.db, tx.now));

/** Deletes expired rows: events, tokens, invitations, tickets, sessions, rate limits, sent mail, ended jobs. */
export const pruneOldRows: JobHandler = {
  kind: 'prune-rows',
  concurrency: 1,
  run: async (ctx) => {
    while (await ctx.unitOfWork.run(prune, undefined)) ctx.signal.throwIfAborted();
    return { kind: 'again', at: ctx.now() + HOUR_MS };
  },
};
