import { type Kysely, sql } from 'kysely';
import { isSqlite, lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { JobTable } from '../schema/server.ts';

export type JobKind = JobTable['kind'];

export interface NewJobRow {
  id: string;
  kind: JobKind;
  payload: string;
  uniqueKey: string | null;
  runAt: number;
  maxAttempts: number;
  createdBy: string | null;
  now: number;
}

/** Returns the job's id; null if a job with this unique key is already queued or running. */
export async function insertJob(db: Kysely<Schema>, job: NewJobRow): Promise<string | null> {
  const row = await db
    .insertInto('job')
    .values({
      id: job.id,
      kind: job.kind,
      payload: job.payload,
      state: 'queued',
      unique_key: job.uniqueKey,
      run_at: job.runAt,
      lease_until: null,
      lease_no: 0,
      owner: null,
      attempts: 0,
      max_attempts: job.maxAttempts,
      created_by: job.createdBy,
      created_at: job.now,
      finished_at: null,
      error: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks the queued or running job with this key, so that it cannot end meanwhile. */
export async function lockWaitingJob(db: Kysely<Schema>, uniqueKey: string): Promise<void> {
  await lockRows(
    db,
    db.selectFrom('job').select('id').where('unique_key', '=', uniqueKey).where('state', 'in', ['queued', 'running']),
  ).execute();
}

/** Makes the queued job with this key due now. */
export async function makeJobDue(db: Kysely<Schema>, uniqueKey: string, now: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ run_at: now })
    .where('unique_key', '=', uniqueKey)
    .where('state', '=', 'queued')
    .where('run_at', '>', now)
    .execute();
}

export interface Lease {
  id: string;
  kind: JobKind;
  payload: string;
  leaseNo: number;
  attempts: number;
  maxAttempts: number;
  createdBy: string | null;
}

/** How jobs of one kind are shared out among users. */
export interface Turns {
  readonly kind: JobKind;
  /** Users whose jobs may not start now. */
  readonly without: readonly string[];
  /** Users whose jobs come after others'. */
  readonly last: readonly string[];
}

const mayStart = (turns: Turns | undefined) =>
  turns === undefined || turns.without.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(kind != ${turns.kind} or created_by is null or created_by not in (${sql.join(turns.without)}))`;

/** For `order by`: 1 for jobs that go last, else 0. (A bare number would be a column position.) */
const isLast = (turns: Turns | undefined) =>
  turns === undefined || turns.last.length === 0
    ? sql<number>`case when 1 = 1 then 0 end`
    : sql<number>`case when kind = ${turns.kind} and created_by in (${sql.join(turns.last)}) then 1 else 0 end`;

/**
 * Claims the next job that is due, or whose lease has expired. On PostgreSQL, `skip locked` keeps workers from waiting for
 * one another; the condition is repeated because a locked row is re-checked only against the outer `where`.
 */
export async function claimJob(
  db: Kysely<Schema>,
  claim: { kinds: readonly JobKind[]; turns?: Turns; owner: string; now: number; leaseMs: number },
): Promise<Lease | undefined> {
  if (claim.kinds.length === 0) return undefined;
  const due = sql<boolean>`((state = 'queued' and run_at <= ${claim.now}) or (state = 'running' and lease_until < ${claim.now}))`;
  let next = db
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', claim.kinds)
    .where(due)
    .where(mayStart(claim.turns))
    .orderBy(isLast(claim.turns))
    .orderBy('run_at')
    .orderBy('created_at')
    .limit(1);
  if (!isSqlite(db)) next = next.forUpdate().skipLocked();
  const row = await db
    .updateTable('job')
    .set({
      state: 'running',
      owner: claim.owner,
      lease_until: claim.now + claim.leaseMs,
      lease_no: sql<number>`lease_no + 1`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', next)
    .where(due)
    .returning(['id', 'kind', 'payload', 'lease_no', 'attempts', 'max_attempts', 'created_by'])
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        id: row.id,
        kind: row.kind,
        payload: row.payload,
        leaseNo: row.lease_no,
        attempts: row.attempts,
        maxAttempts: row.max_attempts,
        createdBy: row.created_by,
      };
}

/**
 * Ends the leases of a node's earlier processes, presumed dead; returns how many. Should one be alive after all, its
 * result is refused, since the next claim gets a new lease number.
 */
export async function endLeasesOf(
  db: Kysely<Schema>,
  owner: { node: string; self: string; now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ lease_until: owner.now - 1 })
    .where('state', '=', 'running')
    .where('owner', 'like', `${owner.node}:%`)
    .where('owner', '!=', owner.self)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the leases of nodes that were removed from the database; returns how many. PostgreSQL only. */
export async function endLeasesOfDeadNodes(db: Kysely<Schema>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ lease_until: now - 1 })
    .where('state', '=', 'running')
    .where(sql<boolean>`split_part(owner, ':', 1) not in (select id from node)`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** False if another worker has the job by now, or it was cancelled: stop working on it. */
export async function extendLease(db: Kysely<Schema>, id: string, leaseNo: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease_no', '=', leaseNo)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Finishes a job in the transaction that writes its result; false if the lease was lost, and the result must not count. */
export async function finishJob(
  db: Kysely<Schema>,
  end: { id: string; leaseNo: number; state: 'done' | 'failed'; error: string | null; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: end.state, error: end.error, finished_at: end.now, lease_until: null })
    .where('id', '=', end.id)
    .where('lease_no', '=', end.leaseNo)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Requeues a job; with `runAt` null, it keeps its place. False if the lease was lost. */
export async function requeueJob(
  db: Kysely<Schema>,
  job: { id: string; leaseNo: number; runAt: number | null; error: string | null; countAttempt: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({
      state: 'queued',
      ...(job.runAt === null ? {} : { run_at: job.runAt }),
      lease_until: null,
      error: job.error,
      attempts: job.countAttempt ? sql<number>`attempts` : sql<number>`attempts - 1`,
    })
    .where('id', '=', job.id)
    .where('lease_no', '=', job.leaseNo)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When the next job may become claimable: the earliest `run_at` or end of a lease. */
export async function findNextDueTime(
  db: Kysely<Schema>,
  kinds: readonly JobKind[],
  turns?: Turns,
): Promise<number | undefined> {
  if (kinds.length === 0) return undefined;
  const row = await db
    .selectFrom('job')
    .select(sql<number | null>`min(case when state = 'queued' then run_at else lease_until end)`.as('moment'))
    .where('kind', 'in', kinds)
    .where('state', 'in', ['queued', 'running'])
    .where(mayStart(turns))
    .executeTakeFirst();
  return row?.moment ?? undefined;
}

/** Whether a user other than these has a due job of this kind. */
export async function isAnyoneElseWaiting(
  db: Kysely<Schema>,
  wait: { kind: JobKind; besides: readonly string[]; now: number },
): Promise<boolean> {
  let query = db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', wait.kind)
    .where('state', '=', 'queued')
    .where('run_at', '<=', wait.now)
    .where('created_by', 'is not', null);
  if (wait.besides.length > 0) query = query.where('created_by', 'not in', wait.besides);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Locks a job that others may be working on, too; false if it has ended. */
export async function lockOpenJob(db: Kysely<Schema>, id: string): Promise<boolean> {
  const open = db.selectFrom('job').select('id').where('id', '=', id).where('state', 'in', ['queued', 'running']);
  return (await lockRows(db, open).executeTakeFirst()) !== undefined;
}

/** Ends a job, whoever holds it, and forgets what it was about. */
export async function endJob(
  db: Kysely<Schema>,
  end: { id: string; state: 'done' | 'failed'; error: string | null; now: number },
): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: end.state, error: end.error, finished_at: end.now, lease_until: null, payload: '{}' })
    .where('id', '=', end.id)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

/** Whether a job with this key waits or runs. */
export async function isJobOpen(db: Kysely<Schema>, uniqueKey: string): Promise<boolean> {
  const open = db.selectFrom('job').select('id').where('unique_key', '=', uniqueKey);
  return (await open.where('state', 'in', ['queued', 'running']).limit(1).executeTakeFirst()) !== undefined;
}

export function listJobs(db: Kysely<Schema>, limit: number): Promise<JobTable[]> {
  return db.selectFrom('job').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}
