import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DiskBlobStore } from '../adapters/blobs/disk.ts';
import type { BlobStore } from '../adapters/blobs/store.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Config } from '../config/env.ts';
import {
  adoptObject,
  deleteLooseObject,
  findObject,
  dropUnusedObject,
  insertLooseObject,
  listLooseObjects,
  listObjects,
  type PlacedObject,
  placeObject,
  releaseObject,
} from '../db/items/blob-objects.ts';
import type { Schema } from '../db/schema.ts';

export type StorePlace = Pick<Config, 'dataDir' | 'blobsDir' | 's3'>;

/** The blob store, for a command that works on the files themselves. */
export async function openStore(config: StorePlace, db: Kysely<Schema>): Promise<BlobStore> {
  if (config.s3 === null) return new DiskBlobStore(config.blobsDir);
  const [{ S3BlobStore }, { S3Bucket }] = await Promise.all([
    import('../adapters/blobs/s3.ts'),
    import('../adapters/blobs/s3-bucket.ts'),
  ]);
  const temp = join(config.dataDir, 'uploads');
  return new S3BlobStore({ bucket: new S3Bucket(config.s3), objects: objectsOf(db), temp });
}

/** Without the server's transactions, since the command is alone or only reads. */
function objectsOf(db: Kysely<Schema>) {
  const now = (): number => systemClock.now();
  let last: Promise<unknown> = Promise.resolve();
  // SQLite has one connection here, which can have only one transaction.
  const within = <T>(work: (tx: Kysely<Schema>) => Promise<T>): Promise<T> => {
    const next = last.then(() => db.transaction().execute(work));
    last = next.catch(() => undefined);
    return next;
  };
  return {
    find: (hash: string) => findObject(db, hash),
    adopt: (hash: string, isUndecided: boolean) => within((tx) => adoptObject(tx, { hash, isUndecided, now: now() })),
    begin: (name: string) => within((tx) => insertLooseObject(tx, name, now())),
    place: (object: PlacedObject) => within((tx) => placeObject(tx, { ...object, now: now() })),
    release: (call: { hash: string; calls: number; isWanted: boolean }) =>
      within((tx) => releaseObject(tx, { ...call, now: now() })),
    forget: (hash: string, before: number) => within((tx) => dropUnusedObject(tx, { hash, before, now: now() })),
    removed: async (name: string): Promise<void> => void (await within((tx) => deleteLooseObject(tx, name))),
    loose: (before: number, most: number) => listLooseObjects(db, before, most),
    list: (after: string, most: number) => listObjects(db, after, most),
  };
}
