import { findPresentItem } from '../db/items/items.ts';
import { listBlobVersions } from '../db/texts/versions.ts';
import { mayUseItem } from '../pipeline/item-access.ts';
import { type AssetSource, blobAsset } from './asset-sources.ts';

/** A previous version of a file (`<item>/<version>`), for those who may see the file now. */
export const versionSource: AssetSource = async ({ db, blobs, now }, grant, userId) => {
  const [itemId = '', versionId = ''] = grant.subject.split('/');
  const item = await findPresentItem(db, itemId);
  if (item === undefined) return undefined;
  if (!(await mayUseItem(db, item, userId, 'view', now))) return undefined;
  const kept = (await listBlobVersions(db, item.id)).find((each) => each.id === versionId);
  return kept && blobAsset(blobs, { ...kept, name: item.name });
};
