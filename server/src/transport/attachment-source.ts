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
    .select(['name', 'blob_hash'])
    .where('id', '=', grant.subject)
    .executeTakeFirst();
  return row && blobAsset(blobs, row.name, decideMediaType(row.name, new Uint8Array()), row.blob_hash);
};
