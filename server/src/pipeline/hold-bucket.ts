import { findAnyBlob } from '../db/items/blob-rows.ts';
import { listObjects } from '../db/items/blob-objects.ts';
import { storeSecretOnce, loadSecret } from '../db/server/settings.ts';
import { knows } from '../domain/bucket-turns.ts';
import type { Schema } from '../db/schema.ts';
import { StartRefused } from '../domain/start-refused.ts';
import type { Kysely } from 'kysely';
import { SHARED_FOLDER } from './hold-folder.ts';
import { internal } from './operation.ts';
import { type PlaceKeys, loadTurns, type PlaceMark } from './place-mark.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The key under which the database stores the id of its bucket. */
export const BUCKET = 's3-bucket';
/** The key under which the database stores the bucket's turns (domain/bucket-turns.ts). */
export const TURNS = 's3-bucket-turns';

/** Stores the id of a bucket that is new to the database; of two servers starting at the same time, one wins. */
export const adoptBucket = internal('server/keep-bucket', async (tx, { id }: { id: string }): Promise<string> => {
  await storeSecretOnce(tx.db, BUCKET, id);
  return (await loadSecret(tx.db, BUCKET)) ?? id;
});

/** A bucket's mark is an object in it. */
export interface BucketMark extends PlaceMark {
  readonly bucket: string;
}

const describeForeign = (bucket: string): string =>
  `The bucket ${bucket} is used by another copy of this database: give this copy a bucket of its own, or, if it replaces the other one, run "npm run cli -- take-over-bucket".`;

export const bucketKeys = ({ bucket }: BucketMark): PlaceKeys => ({
  id: BUCKET,
  turns: TURNS,
  foreign: describeForeign(bucket),
});

/** Refuses a bucket that does not hold this database's files, or that belongs to another database. */
export async function holdBucket(
  parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string },
  mark: BucketMark,
): Promise<void> {
  const { db, unitOfWork, newId } = parts;
  // The bucket first: a server starting at the same time marks it only after the database knows it.
  const marked = await mark.read();
  const known = await loadSecret(db, BUCKET);
  if (known === undefined) {
    if (marked !== null)
      throw new StartRefused(
        `The bucket ${mark.bucket} holds the files of another database: name an empty bucket in S3_BUCKET.`,
      );
    if ((await findAnyBlob(db)) !== undefined || (await loadSecret(db, SHARED_FOLDER)) !== undefined)
      throw new StartRefused(
        `The files of this database are in a folder and not yet in the bucket ${mark.bucket}: move them with "npm run cli -- move-to-s3", or unset S3_BUCKET.`,
      );
    await mark.write({ id: await unitOfWork.run(adoptBucket, { id: newId() }), turn: '' });
    return;
  }
  if (marked?.id === known) {
    if (knows(await loadTurns(db, TURNS), marked.turn)) return;
    throw new StartRefused(describeForeign(mark.bucket));
  }
  // The first start was killed between the two steps, or another one is just between them.
  if (marked === null && (await listObjects(db, '', 1)).length === 0)
    await mark.write({ id: known, turn: (await loadTurns(db, TURNS)).current });
  else
    throw new StartRefused(
      `The bucket ${mark.bucket} is not the one that this database's files are in: correct S3_BUCKET and S3_ENDPOINT.`,
    );
}

/** The files of a database that uses a bucket cannot be read from a folder. */
export async function refuseForgottenBucket(db: Kysely<Schema>): Promise<void> {
  if ((await loadSecret(db, BUCKET)) !== undefined)
    throw new StartRefused('The files of this database are in a bucket: set S3_BUCKET and the other S3 settings.');
}
