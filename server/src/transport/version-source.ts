import { findPresentItem } from '../db/items/items.ts';
import { listKeptBlobs } from '../db/texts/versions.ts';
import { mayUseWorkspace } from '../pipeline/check-access.ts';
import { type AssetSource, blobAsset } from './asset-sources.ts';

/** A former version of a file (`<item>/<version>`), for current members of its workspace. */
export const versionSource: AssetSource = async ({ db, blobs }, grant, userId) => {
  const [itemId = '', versionId = ''] = grant.subject.split('/');
  const item = await findPresentItem(db, itemId);
  if (item === undefined) return undefined;
  if (!(await mayUseWorkspace(db, item.workspace_id, userId, 'view'))) return undefined;
  const kept = (await listKeptBlobs(db, item.id)).find((each) => each.id === versionId);
  return kept && blobAsset(blobs, { ...kept, name: item.name });
};
