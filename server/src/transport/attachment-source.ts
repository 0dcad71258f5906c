import { findAttachmentById } from '../db/exports/attachments.ts';
import { decideMediaType } from '../domain/items/media-type.ts';
import { mayAdminister } from '../pipeline/check-access.ts';
import { type AssetSource, blobAsset } from './asset-sources.ts';

/** A file attached to an export profile, for current administrators. */
export const attachmentSource: AssetSource = async ({ db, blobs }, grant, userId) => {
  if (!(await mayAdminister(db, userId))) return undefined;
  const row = await findAttachmentById(db, grant.subject);
  if (row === undefined) return undefined;
  const mediaType = decideMediaType(row.name, new Uint8Array());
  return blobAsset(blobs, { name: row.name, mediaType, hash: row.blob_hash, size: row.size });
};
