import type { BlobStore } from './adapters/blobs/store.ts';
import { DiskBlobStore } from './adapters/blobs/disk.ts';
import { requireFolder } from './adapters/shared-folder.ts';
import type { Config } from './config/env.ts';
import type { ReportDamage } from './domain/damage.ts';
import { claimBlobs } from './pipeline/blob-claims.ts';
import { refuseForgottenBucket } from './pipeline/hold-bucket.ts';
import { holdFolder, folderKeys, markFolder } from './pipeline/hold-folder.ts';
import { PlaceWatch } from './pipeline/place-watch.ts';
import type { Storage } from './storage.ts';

/** Describes for users where contents are stored. */
export function describeStore(config: Config): string {
  if (config.s3 !== null) return 'S3';
  return config.sharedFolder === null ? 'Disk' : 'Shared folder';
}

/** Opens the blob store; refuses one that belongs to another database. */
export async function openBlobs(
  config: Config,
  storage: Pick<Storage, 'db' | 'unitOfWork'>,
  { node, newId, reportDamage }: { node: string; newId: () => string; reportDamage: ReportDamage },
): Promise<BlobStore> {
  if (config.s3 !== null) {
    // The client is large, and most servers do not need it.
    const { openBucketStore } = await import('./compose-s3.ts');
    return openBucketStore(config.s3, config.dataDir, { ...storage, newId }, reportDamage);
  }
  await refuseForgottenBucket(storage.db);
  if (config.sharedFolder !== null) requireFolder(config.sharedFolder);
  const sharing = config.isOneOfSeveral ? claimBlobs(storage, node, newId) : null;
  const { sharedFolder: folder } = config;
  if (folder === null) return new DiskBlobStore(config.blobsDir, reportDamage, sharing);
  const parts = { ...storage, newId };
  const watch = new PlaceWatch(parts, markFolder(folder), folderKeys(folder));
  const blobs = new DiskBlobStore(config.blobsDir, reportDamage, sharing, () => watch.maySweep());
  await holdFolder(parts, folder, async (hash) => (await blobs.sizeOf(hash)) !== null);
  watch.begin();
  return blobs;
}
