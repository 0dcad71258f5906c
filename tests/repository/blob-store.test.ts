import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DiskBlobStore } from '../../server/src/adapters/blobs/disk.ts';
import { S3BlobStore } from '../../server/src/adapters/blobs/s3.ts';
import { explainS3, PART_BYTES, S3Bucket } from '../../server/src/adapters/blobs/s3-bucket.ts';
import type { S3Settings } from '../../server/src/adapters/blobs/s3-settings.ts';
import type { BlobStore } from '../../server/src/adapters/blobs/store.ts';
import { insertBlobRow } from '../../server/src/db/items/blob-rows.ts';
import type { Damage } from '../../server/src/domain/damage.ts';
import { objectRecords } from '../../server/src/pipeline/blob-objects.ts';
import { SURE } from '../../server/src/domain/bucket-turns.ts';
import { forgetSecret, storeSecretOnce } from '../../server/src/db/server/settings.ts';
import type { PlaceMark } from '../../server/src/pipeline/place-mark.ts';
import { PlaceWatch } from '../../server/src/pipeline/place-watch.ts';
import {
  FOLDER_TURNS,
  holdFolder,
  folderKeys,
  markFolder,
  SHARED_FOLDER,
} from '../../server/src/pipeline/hold-folder.ts';
import { BUCKET, holdBucket, bucketKeys } from '../../server/src/pipeline/hold-bucket.ts';
import { markOf } from '../../server/src/compose-s3.ts';
import { type FakeS3, S3_KEY, startFakeS3 } from '../_support/fake-s3.ts';
import { systemClock } from '../../server/src/adapters/clock.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { PostgresUnitOfWork } from '../../server/src/pipeline/postgres-unit-of-work.ts';
import { FACTS, newId } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

const DAY_MS = 24 * 60 * 60_000;

async function* bytes(...chunks: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

let database: Awaited<ReturnType<typeof openEmpty>> & { unitOfWork: PostgresUnitOfWork };
let s3: FakeS3;
let folder: string;
let settings: S3Settings;
const damages: Damage[] = [];
const stores = {} as Record<'disk' | 's3' | 'real', BlobStore>;

/** One server's connection to the bucket. */
function openBucket(name: string, changed: Partial<S3Settings> = {}): S3BlobStore {
  const bucket = new S3Bucket({ ...settings, ...changed });
  const parts = { bucket, objects: objectRecords(database), temp: join(folder, name) };
  return new S3BlobStore(parts, (damage) => damages.push(damage));
}

beforeAll(async () => {
  const empty = await openEmpty();
  await migrate(empty.db, FACTS.dialect);
  // The general path of either database: one transaction per call.
  const never = (): Promise<never> => Promise.reject(new Error('Nobody types here.'));
  const unitOfWork = new PostgresUnitOfWork(
    empty.db,
    { clock: systemClock, server: FACTS },
    { apply: never, call: never, connections: 1 },
    () => undefined,
    () => undefined,
  );
  database = { ...empty, unitOfWork };
  s3 = await startFakeS3();
  folder = mkdtempSync(join(tmpdir(), 'scriptorium-blobs-'));
  settings = {
    endpoint: s3.origin,
    bucket: 'files',
    region: 'us-east-1',
    accessKeyId: S3_KEY.id,
    secretAccessKey: S3_KEY.secret,
    pathStyle: true,
  };
  stores.disk = new DiskBlobStore(join(folder, 'disk'), (damage) => damages.push(damage));
  stores.s3 = openBucket('one');
  if (REAL !== undefined)
    stores.real = openBucket('real', {
      endpoint: REAL,
      accessKeyId: process.env['S3_TEST_KEY'] ?? '',
      secretAccessKey: process.env['S3_TEST_SECRET'] ?? '',
    });
});
afterEach(() => {
  s3.fault = null;
  damages.length = 0;
});
afterAll(async () => {
  await database?.dispose();
  await s3?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Next to the fake, any store with an empty bucket `files`: S3_TEST_ENDPOINT=http://127.0.0.1:8080 and its keys. */
const REAL = process.env['S3_TEST_ENDPOINT'];

describe.each(REAL === undefined ? (['disk', 's3'] as const) : (['disk', 's3', 'real'] as const))(
  'blobs, kept on %s',
  (kind) => {
    const open = (): BlobStore => stores[kind];

    it('are stored whole, streamed in parts, lent and copied as files, and listed', async () => {
      const content = randomBytes(PART_BYTES + 4321);
      const stored = await open().write(bytes(content.subarray(0, 99), content.subarray(99)));
      expect(stored).toEqual({ hash: hashOf(content), size: content.byteLength });
      expect(Buffer.from(await open().read(stored.hash)).equals(content)).toBe(true);
      const part = await buffer(open().stream(stored.hash, { start: PART_BYTES - 3, end: PART_BYTES + 5 }));
      expect(part.equals(content.subarray(PART_BYTES - 3, PART_BYTES + 6))).toBe(true);
      expect(await open().isWhole(stored.hash, content.byteLength)).toBe(true);

      const borrowed = await open().borrow(stored.hash);
      expect(hashOf(readFileSync(borrowed.path))).toBe(stored.hash);
      await borrowed.release();
      await open().copyTo(stored.hash, join(folder, `copy-${kind}`));
      expect(statSync(join(folder, `copy-${kind}`)).size).toBe(content.byteLength);

      const empty = await open().write(bytes());
      expect(await open().read(empty.hash)).toHaveLength(0);
      const listed: string[] = [];
      for await (const { hash } of open().list()) listed.push(hash);
      expect(listed).toEqual(expect.arrayContaining([stored.hash, empty.hash]));
      await open().probe();
    });

    it('that are missing are reported, and read as nothing', async () => {
      const absent = hashOf(`never stored on ${kind}`);
      expect(await open().sizeOf(absent)).toBeNull();
      expect(await open().isWhole(absent, 1)).toBe(false);
      await expect(open().read(absent)).rejects.toThrow();
      await expect.poll(() => damages).toContainEqual({ what: 'file', subject: absent });
    });

    it('of a refused call are deleted at once, unless another call has them too', async () => {
      const sizeOf = async (hash: string) => open().sizeOf(hash);
      const refused = await open().receive(bytes(`refused on ${kind}`));
      open().settle(refused.hash, false);
      await expect.poll(() => sizeOf(refused.hash)).toBeNull();

      const both = await open().receive(bytes(`both on ${kind}`));
      await open().receive(bytes(`both on ${kind}`));
      open().settle(both.hash, false);
      open().settle(both.hash, true);
      const held = await open().receive(bytes(`held on ${kind}`));
      open().hold(held.hash);
      open().settle(held.hash, false);
      // Once this later decision has been carried out, so have the earlier ones.
      const after = await open().receive(bytes(`after on ${kind}`));
      open().settle(after.hash, false);
      await expect.poll(() => sizeOf(after.hash)).toBeNull();
      expect([await sizeOf(both.hash), await sizeOf(held.hash)]).toEqual([both.size, held.size]);
      open().settle(held.hash, false);
      await expect.poll(() => sizeOf(held.hash)).toBeNull();
    });

    it('that are cut off leave nothing behind', async () => {
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('begun');
        throw new Error('The browser is gone.');
      }
      await expect(open().receive(broken())).rejects.toThrow('The browser is gone.');
      expect(readdirSync(join(folder, kind === 'disk' ? 'disk/tmp' : kind === 'real' ? 'real' : 'one'))).toEqual([]);
    });

    it('that nothing refers to are swept once they are old', async () => {
      const { hash } = await open().write(bytes(`old on ${kind}`));
      const tomorrow = Date.now() + DAY_MS;
      expect(await open().deleteOlder(hash, Date.now() - DAY_MS)).toBe(false);
      if (kind === 'disk') {
        const path = (await open().borrow(hash)).path;
        utimesSync(path, 1, 1);
      }
      expect(await open().deleteOlder(hash, tomorrow)).toBe(true);
      expect(await open().sizeOf(hash)).toBeNull();
      expect(await open().deleteOlder(hash, tomorrow)).toBe(false);
    });
  },
);

/** The mark of a place changes only while a server is there, which can thus be sure that no other one is. */
async function expectTurns(watch: PlaceWatch, mark: PlaceMark): Promise<void> {
  const turns: string[] = [];
  for (let looks = 0; looks < 12; looks += 1) {
    expect(watch.maySweep()).toBe(looks >= SURE);
    await watch.check();
    turns.push((await mark.read())?.turn ?? 'none');
  }
  expect(new Set(turns).size).toBeGreaterThan(3);
}

describe('two servers and one bucket', () => {
  it('the same content is stored once, and neither deletes what the other is using or has committed', async () => {
    const [one, two] = [stores.s3, openBucket('two')];
    const mine = await one.receive(bytes('shared'));
    s3.asked.length = 0;
    await two.receive(bytes('shared'));
    // Only checks whether it is still there.
    expect(s3.asked).toEqual([expect.stringMatching(/^HEAD /u)]);
    one.settle(mine.hash, false);
    const probe = await one.receive(bytes('a probe'));
    one.settle(probe.hash, false);
    await expect.poll(() => one.sizeOf(probe.hash)).toBeNull();
    expect(await two.sizeOf(mine.hash)).toBe(6);

    await insertBlobRow(database.db, { ...mine, now: Date.now() });
    two.settle(mine.hash, true);
    expect(await one.deleteOlder(mine.hash, Date.now() + DAY_MS)).toBe(false);
    expect(await two.sizeOf(mine.hash)).toBe(6);
  });

  it('a late deletion does not hit a newer upload of the same content', async () => {
    const [one, two] = [openBucket('one'), openBucket('two')];
    const { hash } = await one.write(bytes('late'));
    // The first one's request is still in flight.
    let goOn = (): void => undefined;
    const until = new Promise<void>((resolve) => (goOn = resolve));
    const reached = new Promise<void>((resolve) => {
      s3.fault = ({ method }) => {
        if (method !== 'DELETE') return undefined;
        resolve();
        return { until };
      };
    });
    const sweeping = one.deleteOlder(hash, Date.now() + DAY_MS);
    await reached;
    await two.write(bytes('late'));
    goOn();
    expect(await sweeping).toBe(true);
    expect(Buffer.from(await one.read(hash)).toString()).toBe('late');
  });

  it('what a killed server left in the bucket goes with a later sweep', async () => {
    s3.fault = ({ method, query }) => (method === 'POST' && query.has('uploadId') ? { cut: true } : undefined);
    await expect(stores.s3.write(bytes(randomBytes(PART_BYTES + 1)))).rejects.toThrow();
    s3.fault = ({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined);
    const begun = new Set(s3.objects.keys());
    await expect(
      stores.s3.deleteOlder((await stores.s3.write(bytes('left'))).hash, Date.now() + DAY_MS),
    ).rejects.toThrow();
    s3.fault = null;
    const left = [...s3.objects.keys()].filter((key) => !begun.has(key));
    expect(left).toHaveLength(1);
    expect(await stores.s3.sweepTemporary(Date.now() - DAY_MS)).toBe(0);
    expect(await stores.s3.sweepTemporary(Date.now() + DAY_MS)).toBeGreaterThan(0);
    expect([...s3.objects.keys()].filter((key) => left.includes(key))).toEqual([]);
    expect(s3.uploads.size).toBe(0);
    expect(await database.db.selectFrom('blob_loose').selectAll().execute()).toEqual([]);
  });

  it('a bucket of another database is refused, and so is one without the files of this one', async () => {
    const parts = { db: database.db, unitOfWork: database.unitOfWork, newId };
    const mark = markOf(new S3Bucket(settings), settings);
    await expect(holdBucket(parts, mark)).rejects.toThrow('move them with "npm run cli -- move-to-s3"');
    await mark.write({ id: 'somebody else', turn: '' });
    await expect(holdBucket(parts, mark)).rejects.toThrow('holds the files of another database');
    s3.objects.delete('scriptorium-bucket');
  });

  it('a bucket that another copy of this database uses is refused, and nothing is deleted there', async () => {
    const parts = { db: database.db, unitOfWork: database.unitOfWork, newId };
    const mark = markOf(new S3Bucket(settings), settings);
    const id = newId();
    await storeSecretOnce(database.db, BUCKET, id);
    // As left by earlier releases.
    s3.objects.set('scriptorium-bucket', Buffer.from(`${id}\n`));
    await holdBucket(parts, mark);
    const watch = new PlaceWatch(parts, mark, bucketKeys(mark));
    await expectTurns(watch, mark);
    await holdBucket(parts, mark);

    s3.fault = () => ({ status: 403, code: 'AccessDenied' });
    await expect(watch.check()).rejects.toThrow();
    expect(() => watch.maySweep()).toThrow('Nothing is deleted while');
    s3.fault = null;
    await watch.check();
    expect(watch.maySweep()).toBe(true);

    await mark.write({ id, turn: 'of-the-other' });
    await watch.check();
    expect(() => watch.maySweep()).toThrow('is used by another copy of this database');
    await expect(holdBucket(parts, mark)).rejects.toThrow('run "npm run cli -- take-over-bucket"');
    expect((await mark.read())?.turn).toBe('of-the-other');
    await forgetSecret(database.db, BUCKET);
    s3.objects.delete('scriptorium-bucket');
  });
});

describe('a folder that servers share', () => {
  it('is refused where another copy of this database uses it, and nothing is deleted there', async () => {
    const parts = { db: database.db, unitOfWork: database.unitOfWork, newId };
    const shared = mkdtempSync(join(tmpdir(), 'scriptorium-marked-'));
    const hold = () => holdFolder(parts, shared, () => Promise.resolve(true));
    const mark = markFolder(shared);
    await hold();
    const watch = new PlaceWatch(parts, mark, folderKeys(shared));
    await expectTurns(watch, mark);
    await hold();

    const id = (await mark.read())?.id ?? '';
    await mark.write({ id, turn: 'of-the-other' });
    await watch.check();
    expect(() => watch.maySweep()).toThrow('is used by another copy of this database');
    await expect(hold()).rejects.toThrow('run "npm run cli -- take-over-folder"');
    expect((await mark.read())?.turn).toBe('of-the-other');
    // Like a restored database, which does not know where the other one's files were.
    for (const name of [SHARED_FOLDER, FOLDER_TURNS]) await forgetSecret(database.db, name);
    await hold();
    for (const name of [SHARED_FOLDER, FOLDER_TURNS]) await forgetSecret(database.db, name);
    rmSync(shared, { recursive: true });
  });
});

describe('a store that fails', () => {
  const failTimes = (times: number, fault: NonNullable<ReturnType<NonNullable<FakeS3['fault']>>>) => {
    let left = times;
    s3.fault = () => ((left -= 1) >= 0 ? fault : undefined);
  };

  it.each([
    ['500', 2, { status: 500, code: 'InternalError' }],
    ['503 SlowDown', 1, { status: 503, code: 'SlowDown' }],
    ['cut', 2, { cut: true }],
    ['silent', 1, { silent: true }],
  ] as const)('%s is asked again', async (name, times, fault) => {
    const store = name === 'silent' ? openBucket('hasty', { responseMs: 1500 }) : stores.s3;
    failTimes(times, fault);
    const { hash } = await store.write(bytes(`through ${name}`));
    failTimes(times, fault);
    expect(Buffer.from(await store.read(hash)).toString()).toBe(`through ${name}`);
  });

  it('for good ends an upload with a message, after a limited number of attempts, and leaves nothing behind', async () => {
    s3.fault = () => ({ status: 503, code: 'SlowDown' });
    s3.asked.length = 0;
    const failing = stores.s3.receive(bytes('for good'));
    await expect(failing).rejects.toThrow('The file storage is not responding. Please try again in a moment.');
    expect(s3.asked).toHaveLength(4);
    expect(readdirSync(join(folder, 'one'))).toEqual([]);
    s3.fault = null;
    expect(await stores.s3.sizeOf(hashOf('for good'))).toBeNull();
  });

  it('a download that is cut off or stalls is resumed', async () => {
    const content = randomBytes(500_000);
    const { hash } = await stores.s3.write(bytes(content));
    failTimes(2, { after: 100_000 });
    s3.asked.length = 0;
    expect(Buffer.from(await stores.s3.read(hash)).equals(content)).toBe(true);
    expect(s3.asked).toHaveLength(3);
    s3.fault = () => ({ after: 0 });
    await expect(stores.s3.read(hash)).rejects.toThrow();
    expect(damages).toEqual([]);
  });

  it('damaged bytes end in an error and are reported, and so is a lost object', async () => {
    const { hash } = await stores.s3.write(bytes('will be damaged'));
    s3.fault = () => ({ damaged: true });
    await expect(stores.s3.read(hash)).rejects.toThrow('is damaged');
    await expect.poll(() => damages).toEqual([{ what: 'file', subject: hash }]);
    s3.fault = null;
    for (const key of s3.objects.keys()) if (key.startsWith(hash)) s3.objects.delete(key);
    expect(await stores.s3.isWhole(hash, 15)).toBe(false);
    await expect(stores.s3.read(hash)).rejects.toThrow('is missing');
  });

  it('a reader that leaves ends the download', async () => {
    const { hash } = await stores.s3.write(bytes(randomBytes(2_000_000)));
    const reader = stores.s3.stream(hash);
    for await (const _ of reader) break;
    expect(reader.destroyed).toBe(true);
  });

  it.each([
    [{ secretAccessKey: 'wrong' }, /does not let this server use the bucket files \(SignatureDoesNotMatch\)/u],
    [{ bucket: 'absent' }, /^There is no bucket absent at http:\/\/127/u],
    [{ endpoint: 'http://127.0.0.1:1' }, /cannot be reached for the bucket files \(ECONNREFUSED\)/u],
  ])('%j is explained', async (changed, sentence) => {
    const error: unknown = await openBucket('three', changed)
      .probe()
      .catch((reason: unknown) => reason);
    expect(explainS3(error, { ...settings, ...changed })).toMatch(sentence);
  });
});
