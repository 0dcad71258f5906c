import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { explainS3, S3Bucket } from '../adapters/blobs/s3-bucket.ts';
import type { S3Settings } from '../adapters/blobs/s3-settings.ts';
import type { BlobStore } from '../adapters/blobs/store.ts';
import { systemClock } from '../adapters/clock.ts';
import { markOf } from '../compose-s3.ts';
import type { Config } from '../config/env.ts';
import { migrate } from '../db/engine/migrate.ts';
import { deleteObjectRows } from '../db/items/blob-objects.ts';
import { listReferencedBlobs } from '../db/items/blob-rows.ts';
import { forgetSecret, storeSecretOnce, loadSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { BUCKET, TURNS } from '../pipeline/hold-bucket.ts';
import { FOLDER_TURNS, SHARED_FOLDER } from '../pipeline/hold-folder.ts';
import { BackupError } from './back-up.ts';
import { openStore, type StorePlace } from './open-store.ts';
import { inParallel, type Progress } from './progress.ts';

/** The key under which the database stores the bucket being filled. */
const FILLING = 's3-bucket-filling';
const AT_ONCE = 4;

export interface Filled {
  contents: number;
  bytes: number;
  /** Contents missing from the folder, although files refer to them. */
  missing: string[];
}

/**
 * Copies the contents of files from a folder into a bucket, and reads each back. If killed, it can be resumed; the
 * folder stays unchanged, and the database switches to the bucket last.
 */
export async function fillBucket(
  config: StorePlace & Pick<Config, 'databaseUrl'>,
  settings: S3Settings,
  db: Kysely<Schema>,
  folder: string,
  progress?: Progress,
): Promise<Filled> {
  await migrate(db, config.databaseUrl === null ? 'sqlite' : 'postgres');
  const store = await openStore(config, db);
  const bucket = new S3Bucket(settings);
  try {
    await store.probe();
    const id = await beginFilling(db, bucket, settings);
    const { present, missing, bytes } = await measure(folder, await listReferencedBlobs(db));
    progress?.announce({ files: present.length, bytes }, await timeStore(store));
    await inParallel(AT_ONCE, present, async ({ hash, path, size }) => {
      if ((await store.sizeOf(hash)) !== size) {
        const sent = await store.write(createReadStream(path));
        if (sent.hash !== hash)
          throw new BackupError(
            `The content ${hash} is damaged. Run "check" and bring it back from an older backup. Nothing has been switched over.`,
          );
      }
      progress?.note(size);
    });
    progress?.turn('Reading everything again');
    await inParallel(AT_ONCE, present, async ({ hash, size }) => {
      for await (const _ of store.stream(hash)) continue;
      progress?.note(size);
    });
    await db.transaction().execute(async (tx) => {
      await storeSecretOnce(tx, BUCKET, id);
      await forgetSecret(tx, FILLING);
      await forgetSecret(tx, TURNS);
      await forgetSecret(tx, SHARED_FOLDER);
      await forgetSecret(tx, FOLDER_TURNS);
    });
    return { contents: present.length, bytes, missing };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${explainS3(error, settings)} Nothing has been switched over; run this again to go on.`, {
      cause: error,
    });
  } finally {
    bucket.close();
  }
}

async function beginFilling(db: Kysely<Schema>, bucket: S3Bucket, settings: S3Settings): Promise<string> {
  if ((await loadSecret(db, BUCKET)) !== undefined)
    throw new BackupError('The files of this database are in a bucket already.');
  const mark = markOf(bucket, settings);
  const marked = await mark.read();
  const known = await loadSecret(db, FILLING);
  if (marked !== null && marked.id !== known)
    throw new BackupError(
      `The bucket ${settings.bucket} holds the files of another database: name an empty bucket in S3_BUCKET.`,
    );
  // It was begun with another bucket, whose objects are not in this one.
  if (marked === null && known !== undefined) await deleteObjectRows(db);
  const id = known ?? systemClock.newId();
  await storeSecretOnce(db, FILLING, id);
  await mark.write({ id, turn: '' });
  return id;
}

async function measure(
  folder: string,
  wanted: readonly string[],
): Promise<{ present: { hash: string; path: string; size: number }[]; missing: string[]; bytes: number }> {
  const present: { hash: string; path: string; size: number }[] = [];
  const missing: string[] = [];
  let bytes = 0;
  for (const hash of wanted) {
    const path = join(folder, hash.slice(0, 2), hash);
    const facts = await stat(path).catch(() => undefined);
    if (facts === undefined) missing.push(hash);
    else {
      present.push({ hash, path, size: facts.size });
      bytes += facts.size;
    }
  }
  return { present, missing, bytes };
}

/** Measures the time per file and per byte, to predict the total. */
async function timeStore(store: BlobStore): Promise<{ perFile: number; perByte: number }> {
  const begun = performance.now();
  for (let round = 0; round < 3; round += 1) await store.probe();
  const perFile = (performance.now() - begun) / 3 / AT_ONCE;
  const large = Buffer.alloc(SAMPLE_BYTES, systemClock.newId());
  const before = performance.now();
  const { hash } = await store.receive(one(large));
  for await (const _ of store.stream(hash)) continue;
  const perByte = (performance.now() - before) / SAMPLE_BYTES / AT_ONCE;
  store.settle(hash, false);
  return { perFile, perByte };
}

const SAMPLE_BYTES = 2 * 1024 * 1024;

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
