import type { MailTransport } from '../adapters/mail.ts';
import { extendLease, finishJob } from '../db/server/jobs.ts';
import { hasEventSince } from '../db/server/event-log.ts';
import { claimMail, countSentSince, findDueMail, findNextMailTime, updateMail } from '../db/server/mails.ts';
import { dropMailed, listWaiting, type WaitingRow } from '../db/texts/review-waiting.ts';
import type { MailTable } from '../db/schema/server.ts';
import { MAIL_PRIORITIES, openPriorities } from '../domain/mail/mail-classes.ts';
import type { SuggestedChange } from '../domain/review/suggested-change.ts';
import { internal } from '../pipeline/operation.ts';
import { MAIL_JOB } from '../pipeline/transaction.ts';
import type { JobHandler, JobOutcome } from './job.ts';
import { composeReviewMail, keyOfThread } from './review-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Interval between checks for whether the quota has room again. */
const QUOTA_PAUSE_MS = 60 * 60 * 1000;
const TRIES = 8;
const FIRST_PAUSE_MS = 30_000;

/** Documents of one mail that are read for what was suggested in them, since reading a long one takes long. */
const MAX_DOCUMENTS = 5;

/** What suggestions of a document change, by thread. */
type ReadSuggested = (input: {
  documentId: string;
  threads: readonly string[];
}) => Promise<Map<string, SuggestedChange[]>>;

/** Longer than a mail server may take for one mail. */
const LEASE_MS = 120_000;

/**
 * Records an attempt before it is made, and only for the job's holder: a process that was suspended and replaced sends
 * at most the mail it is working on, which alone may arrive twice, with the same Message-ID.
 */
export const beginMail = internal(
  'jobs/begin-mail',
  async (
    tx,
    input: { id: string; tried: number; job: { id: string; leaseNo: number } },
  ): Promise<'begun' | 'changed' | 'replaced'> => {
    const { id, tried, job } = input;
    if (!(await extendLease(tx.db, job.id, job.leaseNo, tx.now + LEASE_MS))) return 'replaced';
    return (await claimMail(tx.db, id, tried)) ? 'begun' : 'changed';
  },
);

/** Records the result of one attempt immediately. */
export const noteMail = internal(
  'jobs/note-mail',
  async (
    tx,
    input: { id: string; state: MailTable['state']; attempts: number; nextAt: number; error: string | null },
  ): Promise<null> => {
    await updateMail(tx.db, input.id, {
      state: input.state,
      attempts: input.attempts,
      next_at: input.nextAt,
      error: input.error,
      sent_at: input.state === 'sent' ? tx.now : null,
    });
    if (input.state !== 'queued') await dropMailed(tx.db, input.id);
    return null;
  },
);

/**
 * Finishes the job and queues the next if mail is still waiting. Finishing comes first in the transaction: a mail
 * written concurrently is either seen here, or finds no waiting job and queues its own. Classes that have exceeded
 * their share of the quota wait longer.
 */
export const settleMailJob = internal(
  'jobs/settle-mail-job',
  async (tx, input: { id: string; leaseNo: number; open: readonly number[] }): Promise<null> => {
    const { id, leaseNo, open } = input;
    const isOurs = await finishJob(tx.db, { id, leaseNo, state: 'done', error: null, now: tx.now });
    if (!isOurs) return null;
    const exhausted = MAIL_PRIORITIES.filter((priority) => !open.includes(priority));
    const next = await findNextMailTime(tx.db, open);
    const later = await findNextMailTime(tx.db, exhausted);
    const moments = [
      ...(next === undefined ? [] : [Math.max(next, tx.now)]),
      ...(later === undefined ? [] : [Math.max(later, tx.now + QUOTA_PAUSE_MS)]),
    ];
    if (moments.length > 0) await tx.enqueueJob({ ...MAIL_JOB, runAt: Math.min(...moments) });
    return null;
  },
);

/** Logs once a day that the daily quota, or a class's share of it, is exhausted and mail is waiting. */
export const noteQuota = internal('jobs/note-mail-quota', async (tx, input: { limit: number }): Promise<null> => {
  if (!(await hasEventSince(tx.db, 'mail.quota-reached', tx.now - DAY_MS)))
    tx.record({ type: 'mail.quota-reached', limit: input.limit });
  return null;
});

/** Sends due mail one at a time, most urgent first, within the daily quota. */
export function sendMail(transport: MailTransport, readSuggested: ReadSuggested): JobHandler {
  return {
    kind: 'send-mail',
    concurrency: 1,
    run: async (ctx): Promise<JobOutcome> => {
      const quota = ctx.server.mailDailyQuota;
      let sent = await countSentSince(ctx.db, ctx.now() - DAY_MS);
      for (;;) {
        ctx.signal.throwIfAborted();
        const mail = await findDueMail(ctx.db, ctx.now(), openPriorities(sent, quota));
        if (mail === undefined) break;
        if (mail.expires_at !== null && mail.expires_at <= ctx.now()) {
          await ctx.unitOfWork.run(noteMail, { ...unchanged(mail), state: 'dropped', error: 'no longer useful' });
          continue;
        }
        const { id, leaseNo } = ctx.job;
        const begun = await ctx.unitOfWork.run(beginMail, { id: mail.id, tried: mail.attempts, job: { id, leaseNo } });
        if (begun === 'replaced') return { kind: 'settled' };
        if (begun === 'begun') sent += await attempt(ctx, transport, mail, readSuggested);
      }
      const open = openPriorities(sent, quota);
      const exhausted = MAIL_PRIORITIES.filter((priority) => !open.includes(priority));
      const waiting = await findNextMailTime(ctx.db, exhausted);
      if (waiting !== undefined && waiting <= ctx.now()) await ctx.unitOfWork.run(noteQuota, { limit: quota });
      await ctx.unitOfWork.run(settleMailJob, { id: ctx.job.id, leaseNo: ctx.job.leaseNo, open });
      return { kind: 'settled' };
    },
  };
}

async function attempt(
  ctx: Parameters<JobHandler['run']>[0],
  transport: MailTransport,
  mail: MailTable,
  readSuggested: ReadSuggested,
): Promise<0 | 1> {
  const attempts = mail.attempts + 1;
  const content = await readContent(ctx, mail, readSuggested);
  if (content === null) {
    await ctx.unitOfWork.run(noteMail, { ...unchanged(mail), attempts, state: 'dropped', error: 'no longer useful' });
    return 0;
  }
  try {
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      ...content,
      unsubscribeUrl: mail.unsubscribe_url,
      date: mail.created_at,
    });
  } catch (error) {
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isOver = attempts >= TRIES || isPermanent(error);
    const nextAt = ctx.now() + FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 8);
    await ctx.unitOfWork.run(noteMail, {
      id: mail.id,
      state: isOver ? 'failed' : 'queued',
      attempts,
      nextAt,
      error: text,
    });
    return 0;
  }
  await ctx.unitOfWork.run(noteMail, { id: mail.id, state: 'sent', attempts, nextAt: mail.next_at, error: null });
  return 1;
}

/**
 * Mails about comments are composed now: since they were queued, rights may have ended, and comments may have been seen
 * or deleted.
 */
async function readContent(
  ctx: Parameters<JobHandler['run']>[0],
  mail: MailTable,
  readSuggested: ReadSuggested,
): Promise<Pick<MailTable, 'subject' | 'text' | 'html'> | null> {
  const { subject, text, html } = mail;
  if (!mail.kind.startsWith('review-') || mail.user_id === null) return { subject, text, html };
  const unsubscribePath = (mail.unsubscribe_url ?? '').slice(ctx.server.publicUrl.length);
  const rows = await listWaiting(ctx.db, mail.user_id, mail.id);
  const changes = await readChanges(rows, readSuggested);
  return ctx.unitOfWork.run(composeReviewMail, { mailId: mail.id, userId: mail.user_id, unsubscribePath, changes });
}

/** What the suggestions among these rows change. A thread without a quote is one, or about the whole document. */
async function readChanges(
  rows: readonly WaitingRow[],
  readSuggested: ReadSuggested,
): Promise<Map<string, SuggestedChange[]>> {
  const changes = new Map<string, SuggestedChange[]>();
  const byDocument = Map.groupBy(
    rows.filter(({ quote }) => quote === ''),
    ({ documentId }) => documentId,
  );
  for (const [documentId, those] of [...byDocument].slice(0, MAX_DOCUMENTS)) {
    const threads = those.map(({ threadId }) => threadId);
    // Where reading is overloaded, the mail goes without.
    const found = await readSuggested({ documentId, threads }).catch(() => new Map<string, SuggestedChange[]>());
    for (const [threadId, change] of found) changes.set(keyOfThread({ documentId, threadId }), change);
  }
  return changes;
}

function unchanged(mail: MailTable): { id: string; attempts: number; nextAt: number } {
  return { id: mail.id, attempts: mail.attempts, nextAt: mail.next_at };
}

/** Whether the mail server's reply is final (550 or above), so that there is no point in retrying. */
function isPermanent(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 550
  );
}
