import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { insertExport } from '../../server/src/db/exports/jobs.ts';
import { insertJob } from '../../server/src/db/server/jobs.ts';
import { claim, ensureJob, extend, finish, reclaim, requeue } from '../../server/src/jobs/transactions.ts';
import { FACTS, newId, type OpenDatabase, openDatabase, transact } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.dispose());

const LEASE = 60_000;
const claimOne = (owner: string, leaseMs = LEASE) =>
  transact(database, claim, { kinds: ['compact-history'], owner, leaseMs });

/** Inserts rows as committed by another process. */
async function queueJobs(count: number, runAt: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    // Only one per kind can be queued, so claim each before queueing the next.
    await transact(database, ensureJob, { kind: 'compact-history', runAt });
  }
}

describe('a job', () => {
  it('is queued once under its key, however often it is requested', async () => {
    await queueJobs(5, 0);
    const rows = await database.db.selectFrom('job').selectAll().where('kind', '=', 'compact-history').execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ state: 'queued', attempts: 0, lease_no: 0 });
  });

  it('is claimed by exactly one of many at once', async () => {
    const leases = await Promise.all(Array.from({ length: 8 }, () => claimOne(newId())));
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('goes to another worker once its lease has expired, and the old holder can do nothing more', async () => {
    const [held] = await database.db.selectFrom('job').select(['id', 'lease_no']).execute();
    const old = { id: held?.id ?? '', leaseNo: held?.lease_no ?? 0 };
    expect(await transact(database, extend, { ...old, leaseMs: -1000 })).toBe(true);
    const taken = await claimOne('second');
    expect(taken).toMatchObject({ id: old.id, leaseNo: old.leaseNo + 1, attempts: 2 });
    expect(await transact(database, extend, { ...old, leaseMs: LEASE })).toBe(false);
    expect(await transact(database, finish, { ...old, state: 'done', error: null })).toBe(false);
    expect(await transact(database, requeue, { ...old, runAt: 0, error: null, countAttempt: true })).toBe(false);
    const current = { id: old.id, leaseNo: old.leaseNo + 1 };
    expect(await transact(database, finish, { ...current, state: 'done', error: null })).toBe(true);
    expect(await claimOne('third')).toBeNull();
  });

  it("of a dead process on the same node is free at once; others' and this one's are not", async () => {
    await queueJobs(1, 0);
    const held = await claimOne('node-a:first');
    expect(await transact(database, reclaim, { node: 'node-b', self: 'node-b:first' })).toBe(0);
    expect(await transact(database, reclaim, { node: 'node-a', self: 'node-a:first' })).toBe(0);
    expect(await claimOne('node-b:first')).toBeNull();
    expect(await transact(database, reclaim, { node: 'node-a', self: 'node-a:second' })).toBe(1);
    const taken = await claimOne('node-a:second');
    expect(taken).toMatchObject({ id: held?.id, leaseNo: (held?.leaseNo ?? 0) + 1 });
    const old = { id: held?.id ?? '', leaseNo: held?.leaseNo ?? 0 };
    expect(await transact(database, finish, { ...old, state: 'done', error: null })).toBe(false);
    const current = { id: old.id, leaseNo: old.leaseNo + 1 };
    expect(await transact(database, finish, { ...current, state: 'done', error: null })).toBe(true);
  });

  it('is not claimed before it is due, and can be put back without counting an attempt', async () => {
    await queueJobs(1, 0);
    const giveBack = async (owner: string, runAt: number, countAttempt: boolean): Promise<number | undefined> => {
      const lease = await claimOne(owner);
      const held = { id: lease?.id ?? '', leaseNo: lease?.leaseNo ?? 0 };
      expect(await transact(database, requeue, { ...held, runAt, error: null, countAttempt })).toBe(true);
      return lease?.attempts;
    };
    expect(await giveBack('first', 0, false)).toBe(1);
    expect(await giveBack('second', 0, true)).toBe(1);
    expect(await giveBack('third', Date.now() + 3_600_000, false)).toBe(2);
    expect(await claimOne('early')).toBeNull();
    const waiting = await database.db.selectFrom('job').select('attempts').where('state', '=', 'queued').execute();
    expect(waiting).toEqual([{ attempts: 1 }]);
  });
});

// SQLite has one writer.
if (FACTS.dialect === 'postgres') {
  it('exports scheduled at the same moment get a number each, and neither waits for the other', async () => {
    const account = {
      email: `${newId()}@example.org`,
      displayName: 'E',
      passwordHash: 'none',
      isAdmin: false,
      quota: 9,
    };
    const userId = await transact(database, createAccount, account);
    const { id: workspaceId } = await database.db
      .selectFrom('workspace')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const schedule = (id: string, then: () => Promise<unknown>) =>
      database.db.transaction().execute(async (db) => {
        const enqueueJob = async (job: { id: string; kind: 'run-export'; runAt: number; maxAttempts: number }) =>
          insertJob(db, { ...job, payload: '{}', uniqueKey: null, createdBy: userId, now: 0 });
        await insertExport(
          { db, enqueueJob },
          {
            id,
            userId,
            workspaceId,
            profileId: 'p',
            profileName: 'P',
            profileContent: '',
            inputs: [],
            outputName: 'a.pdf',
            outputFolder: '',
            review: 'leave-out',
          },
        );
        await then();
      });
    const [first, second] = [newId(), newId()];
    // The second begins and ends while the first is still open.
    await schedule(first, () => schedule(second, () => Promise.resolve()));
    const rows = await database.db.selectFrom('export_job').select('number').execute();
    expect(new Set(rows.map(({ number }) => number)).size).toBe(2);
  });
}
