import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../server/src/adapters/clock.ts';
import type { JobHandler } from '../../server/src/jobs/job.ts';
import { ensureJob } from '../../server/src/jobs/transactions.ts';
import { JobWorker } from '../../server/src/jobs/worker.ts';
import type { ServerFacts } from '../../server/src/pipeline/operation.ts';
import { openStorage, type Storage } from '../../server/src/storage.ts';
import { seedRandom } from '../live/simulation/random.ts';

const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const SCHEDULES = 100;

const server: ServerFacts = {
  appName: 'Scriptorium',
  publicUrl: 'http://localhost',
  maxQuota: 1e9,
  lookups: false,
  mailTransport: 'outbox',
  mailFrom: 'scriptorium@example.org',
  mailDailyQuota: 100,
  dialect: 'sqlite',
};

let dataDir: string;
let storage: Storage;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-worker-'));
  const place = { dataDir, databaseUrl: null, poolSize: 1, self: { id: 'node', place: '', version: '' } };
  const ignore = (): void => undefined;
  storage = await openStorage(place, server, ignore, ignore, ignore);
});
afterAll(async () => {
  await storage?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('holds no job once it has stopped, whenever that was', async () => {
  console.log(`SEED=${SEED}`);
  const random = seedRandom(SEED);
  const { db, unitOfWork } = storage;
  const work: JobHandler = {
    kind: 'sweep-blobs',
    concurrency: 1,
    run: async () => {
      await new Promise((resolve) => setTimeout(resolve, random.next() * 3));
      return { kind: 'again', at: 0 };
    },
  };
  const log = { info: () => undefined, error: (facts: object, message: string) => console.error(message, facts) };
  let claims = 0;
  for (let schedule = 0; schedule < SCHEDULES; schedule += 1) {
    await unitOfWork.run(ensureJob, { kind: work.kind, runAt: 0, atOnce: true });
    const worker = new JobWorker({ db, unitOfWork, server, clock: systemClock, log, handlers: [work], node: 'node' });
    worker.wake();
    await new Promise((resolve) => setTimeout(resolve, random.next() * 4));
    await worker.stop();
    const [job] = await db.selectFrom('job').select(['state', 'lease_no']).where('kind', '=', work.kind).execute();
    expect(job?.state, `schedule ${schedule}`).toBe('queued');
    claims = job?.lease_no ?? 0;
  }
  expect(claims).toBeGreaterThan(SCHEDULES / 4);
});
