import { decideMediaType } from '../domain/media-type.ts';
import { type AssetSource, blobAsset } from './asset-sources.ts';

/** A file beside an export profile, for whoever is an administrator at this moment. */
export const attachmentSource: AssetSource = async ({ db, blobs }, grant, userId) => {
  const user = await db
    .selectFrom('user')
    .select(['is_admin', 'suspended'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.is_admin !== 1 || user.suspended === 1) return undefined;
  const row = await db
    .selectFrom('defaults_attachment')
    .select(['name', 'blob_hash', 'size'])
    .where('id', '=', grant.subject)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const mediaType = decideMediaType(row.name, new Uint8Array());
  return blobAsset(blobs, { name: row.name, mediaType, hash: row.blob_hash, size: row.size });
};
