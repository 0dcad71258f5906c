import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export interface OverviewFigures {
  userCount: number;
  newUserCount: number;
  groupCount: number;
  exportsWaiting: number;
  exportsRunning: number;
  /** Bytes in all workspaces, including those of deleted groups. */
  totalWorkspaceSize: number;
  /** Bytes. */
  totalAllocatedQuota: number;
  mails: { queued: number; failed: number; sentToday: number };
  jobs: { queued: number; running: number; failedToday: number };
}

/** Figures for the admin dashboard. Times in epoch milliseconds; `today` is midnight. */
export async function readOverview(
  db: Kysely<Schema>,
  when: { now: number; today: number; weekAgo: number },
): Promise<OverviewFigures> {
  const users = await db
    .selectFrom('user')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('registered_at', '>=', when.weekAgo).as('recent'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const groups = await db
    .selectFrom('user_group')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const workspaces = await db
    .selectFrom('workspace')
    .select((eb) => [eb.fn.sum<number | null>('used_bytes').as('used'), eb.fn.sum<number | null>('quota').as('quota')])
    .executeTakeFirstOrThrow();
  const { jobs, mails, exports } = await readQueues(db, when);
  return {
    userCount: Number(users.all),
    newUserCount: Number(users.recent),
    groupCount: Number(groups.all),
    exportsWaiting: exports.queued,
    exportsRunning: exports.running,
    totalWorkspaceSize: Number(workspaces.used ?? 0),
    totalAllocatedQuota: Number(workspaces.quota ?? 0),
    mails,
    jobs,
  };
}

/** Counts jobs and mails by state; `today` is midnight. Jobs scheduled for later, such as nightly ones, are not queued. */
export async function readQueues(
  db: Kysely<Schema>,
  { now, today }: { now: number; today: number },
): Promise<Pick<OverviewFigures, 'jobs' | 'mails'> & { exports: { queued: number; running: number } }> {
  const jobs = await db
    .selectFrom('job')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', '=', 'queued'), eb('run_at', '<=', now)]))
        .as('queued'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'running').as('running'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', '=', 'failed'), eb('finished_at', '>=', today)]))
        .as('failed'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('kind', '=', 'run-export'), eb('state', '=', 'queued')]))
        .as('exportsQueued'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('kind', '=', 'run-export'), eb('state', '=', 'running')]))
        .as('exportsRunning'),
    ])
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('mail')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'queued').as('queued'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
      eb.fn.countAll<number>().filterWhere('sent_at', '>=', today).as('sent'),
    ])
    .executeTakeFirstOrThrow();
  return {
    mails: { queued: Number(mails.queued), failed: Number(mails.failed), sentToday: Number(mails.sent) },
    jobs: { queued: Number(jobs.queued), running: Number(jobs.running), failedToday: Number(jobs.failed) },
    exports: { queued: Number(jobs.exportsQueued), running: Number(jobs.exportsRunning) },
  };
}
