import { requeueJob, makeJobDue } from '../db/server/jobs.ts';
import { findOldestNews, NOTIFY_JOB } from '../db/texts/review-news.ts';
import { findNextMailing } from '../db/texts/review-waiting.ts';
import { internal } from '../pipeline/operation.ts';
import { composeReviewMail, mailDue } from './review-mail.ts';
import { notifyOfNews } from './review-news.ts';
import type { JobHandler } from './job.ts';

/** How long the job sleeps when nothing happens; news wakes it. */
const SLEEP_MS = 60 * 60 * 1000;

/**
 * Requeues the job, for the next mail or for news. Its row is written first: news that arrives meanwhile waits for this
 * transaction, then finds the job waiting and makes it due.
 */
export const settleNotifyJob = internal(
  'review/settle',
  async (tx, input: { id: string; leaseNo: number }): Promise<null> => {
    const runAt = tx.now + SLEEP_MS;
    if (!(await requeueJob(tx.db, { ...input, runAt, error: null, countAttempt: false }))) return null;
    const due = (await findOldestNews(tx.db)) === undefined ? await findNextMailing(tx.db) : tx.now;
    if (due !== null) await makeJobDue(tx.db, NOTIFY_JOB, Math.max(due, tx.now));
    return null;
  },
);

/**
 * Notifies people about the review of their documents: in the notification list at once, and by mail as they prefer.
 */
export const notifyReview: JobHandler = {
  kind: NOTIFY_JOB,
  concurrency: 1,
  run: async (ctx) => {
    while (await ctx.unitOfWork.run(notifyOfNews, undefined)) ctx.signal.throwIfAborted();
    while (await ctx.unitOfWork.run(mailDue, undefined)) ctx.signal.throwIfAborted();
    await ctx.unitOfWork.run(settleNotifyJob, { id: ctx.job.id, leaseNo: ctx.job.leaseNo });
    return { kind: 'settled' };
  },
};

export const NOTIFY_REVIEW = [notifyOfNews, mailDue, settleNotifyJob, composeReviewMail] as const;
