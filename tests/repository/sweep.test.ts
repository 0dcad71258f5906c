import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DiskBlobStore } from '../../server/src/adapters/blobs/disk.ts';
import { systemClock } from '../../server/src/adapters/clock.ts';
import { insertUser } from '../../server/src/db/accounts/users.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { sweepBlobs } from '../../server/src/jobs/sweep-blobs.ts';
import { PostgresUnitOfWork } from '../../server/src/pipeline/postgres-unit-of-work.ts';
import { FACTS, newId } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.now();
const LONG_AGO = NOW - 2 * DAY_MS;
/** More than one batch. */
const MANY = 600;

it('old unreferenced blobs are deleted, and nobody asks for a list of all others', async () => {
  const { db, dispose } = await openEmpty();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-sweep-'));
  const blobs = new DiskBlobStore(folder);
  const store = (writtenAt: number): string => {
    const hash = randomBytes(32).toString('hex');
    const path = blobs.pathOf(hash);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'content');
    utimesSync(path, writtenAt / 1000, writtenAt / 1000);
    return hash;
  };
  // The general path of either database: one transaction per call.
  const never = (): Promise<never> => Promise.reject(new Error('Nobody types here.'));
  const unitOfWork = new PostgresUnitOfWork(
    db,
    { clock: systemClock, server: FACTS },
    { apply: never, call: never, connections: 1 },
    () => undefined,
    () => undefined,
  );
  try {
    await migrate(db, FACTS.dialect);
    const rootId = newId();
    await insertUser(db, {
      id: newId(),
      email: 'a@example.org',
      displayName: 'A',
      passwordHash: 'none',
      emailVerified: true,
      isAdmin: false,
      quota: 9,
      workspaceId: newId(),
      rootId,
      now: 0,
    });
    const several = (): string[] => Array.from({ length: MANY }, () => store(LONG_AGO));
    const [file, claimed, written] = [store(LONG_AGO), store(LONG_AGO), store(NOW)];
    const [versions, withRow] = [several(), several()];
    several();
    const row = (hash: string, created_at = LONG_AGO) => ({ hash, size: 7, created_at });
    await db
      .insertInto('blob')
      .values([row(file), row(claimed, NOW), ...[...versions, ...withRow].map((hash) => row(hash))])
      .execute();
    await db.updateTable('item').set({ blob_hash: file }).where('id', '=', rootId).execute();
    const made = { media_type: null, created_at: 0, author_id: null, author_name: '' };
    await db
      .insertInto('blob_version')
      .values(versions.map((blob_hash) => ({ id: newId(), item_id: rootId, blob_hash, size: 7, ...made })))
      .execute();

    let most = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        most = Math.max(most, result.rows.length);
        return Promise.resolve(result);
      },
    });
    const job = { id: '', kind: 'sweep-blobs', payload: '{}', leaseNo: 1, attempts: 1, maxAttempts: 1 } as const;
    const { signal } = new AbortController();
    await sweepBlobs(blobs).run(
      { job: { ...job, createdBy: null }, signal, db: counted, unitOfWork, server: FACTS, now: () => NOW },
      {},
    );
    const left: string[] = [];
    for await (const { hash } of blobs.list()) left.push(hash);
    expect(left.toSorted()).toEqual([file, ...versions, claimed, written].toSorted());
    const rows = await db.selectFrom('blob').select('hash').execute();
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual([file, ...versions, claimed].toSorted());
    expect(most).toBeLessThan(MANY);
  } finally {
    await dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});
