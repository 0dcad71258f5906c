import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { S3BlobStore } from './adapters/blobs/s3.ts';
import { explainS3, S3Bucket } from './adapters/blobs/s3-bucket.ts';
import type { S3Settings } from './adapters/blobs/s3-settings.ts';
import type { BlobStore } from './adapters/blobs/store.ts';
import type { ReportDamage } from './domain/damage.ts';
import { StartRefused } from './domain/start-refused.ts';
import { objectRecords } from './pipeline/blob-objects.ts';
import { PlaceWatch } from './pipeline/place-watch.ts';
import { type BucketMark, holdBucket, bucketKeys } from './pipeline/hold-bucket.ts';
import type { Storage } from './storage.ts';

const MARK = 'scriptorium-bucket';

/** Opens a store in a bucket, after writing to it and reading from it as a test. */
export async function openBucketStore(
  settings: S3Settings,
  dataDir: string,
  parts: Pick<Storage, 'db' | 'unitOfWork'> & { newId: () => string },
  reportDamage: ReportDamage,
): Promise<BlobStore> {
  const bucket = new S3Bucket(settings);
  const temp = join(dataDir, 'uploads');
  const mark = markOf(bucket, settings);
  const watch = new PlaceWatch(parts, mark, bucketKeys(mark));
  const maySweep = (): boolean => watch.maySweep();
  const blobs = new S3BlobStore({ bucket, objects: objectRecords(parts), temp, maySweep }, reportDamage);
  await blobs.probe().catch((error: unknown) => {
    throw new StartRefused(explainS3(error, settings));
  });
  await holdBucket(parts, mark);
  watch.begin();
  return blobs;
}

export function markOf(bucket: S3Bucket, settings: S3Settings): BucketMark {
  return {
    bucket: settings.bucket,
    read: async () => {
      const body = await bucket.get(MARK);
      if (body === undefined) return null;
      const [id = '', turn = ''] = (await text(Readable.from(body))).trim().split(' ');
      return { id, turn };
    },
    write: ({ id, turn }) => bucket.put(MARK, Buffer.from(`${id} ${turn}`.trim().concat('\n'))),
  };
}
