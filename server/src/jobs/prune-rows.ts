import { pruneRows } from '../db/prune-rows.ts';
import { internal } from '../pipeline/operation.ts';
import type { JobHandler } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;

export const prune = internal('jobs/prune', async (tx): Promise<null> => {
  await pruneRows(tx.db, tx.now);
  return null;
});

/** Takes rows away whose time is over: events, tokens, tickets, sessions, budgets, sent mails, ended jobs. */
export const pruneOldRows: JobHandler = {
  kind: 'prune-rows',
  concurrency: 1,
  run: async (ctx) => {
    await ctx.unitOfWork.run(prune, undefined);
    return { kind: 'again', at: ctx.now() + HOUR_MS };
  },
};
