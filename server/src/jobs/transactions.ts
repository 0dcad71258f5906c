import {
  claimJob,
  endLeasesOf,
  endLeasesOfDeadNodes,
  extendLease,
  finishJob,
  makeJobDue,
  type JobKind,
  type Lease,
  requeueJob,
  type Turns,
} from '../db/server/jobs.ts';
import { internal } from '../pipeline/operation.ts';

export const claim = internal(
  'jobs/claim',
  async (tx, input: { kinds: JobKind[]; turns?: Turns; owner: string; leaseMs: number }): Promise<Lease | null> =>
    (await claimJob(tx.db, { ...input, now: tx.now })) ?? null,
);

/** Releases jobs held by dead processes: earlier ones on the same data, or nodes that are gone. Returns how many. */
export const reclaim = internal(
  'jobs/reclaim',
  (tx, { isOneOfSeveral, ...owner }: { node: string; self: string; isOneOfSeveral?: boolean }): Promise<number> =>
    isOneOfSeveral === true ? endLeasesOfDeadNodes(tx.db, tx.now) : endLeasesOf(tx.db, { ...owner, now: tx.now }),
);

/** False if another worker holds the job by now, or it was cancelled. */
export const extend = internal(
  'jobs/extend',
  (tx, input: { id: string; leaseNo: number; leaseMs: number }): Promise<boolean> =>
    extendLease(tx.db, input.id, input.leaseNo, tx.now + input.leaseMs),
);

export const finish = internal(
  'jobs/finish',
  (tx, input: { id: string; leaseNo: number; state: 'done' | 'failed'; error: string | null }): Promise<boolean> =>
    finishJob(tx.db, { ...input, now: tx.now }),
);

export const requeue = internal(
  'jobs/requeue',
  (
    tx,
    input: { id: string; leaseNo: number; runAt: number | null; error: string | null; countAttempt: boolean },
  ): Promise<boolean> => requeueJob(tx.db, input),
);

/** Queues a recurring job, unless it is already queued; one that has to run at once does not wait for its next turn. */
export const ensureJob = internal(
  'jobs/ensure',
  async (tx, { kind, runAt, atOnce }: { kind: JobKind; runAt: number; atOnce?: boolean }): Promise<null> => {
    if (atOnce === true) await makeJobDue(tx.db, kind, tx.now);
    await tx.enqueueJob({ kind, payload: {}, uniqueKey: kind, runAt, maxAttempts: 1_000_000 });
    return null;
  },
);
