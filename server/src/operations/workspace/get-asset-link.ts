import { fail } from '@scriptorium/contract/errors.ts';
import { getAssetLink as contract } from '@scriptorium/contract/operations/workspace.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { requirePerson } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const getAssetLink = read(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.workspaceUUID, parsePath(input.path, 'path'));
  if (item.type !== 'file') fail('not-found');
  const { id: userId } = requirePerson(ctx.actor);
  const url = ctx.ports.assets.url({ itemId: item.id, userId, now: ctx.now, download: input.download ?? false });
  // The same tag as in the response to the link.
  const tag = item.kind === 'live' || item.blob_hash === null ? null : `"${item.blob_hash}"`;
  return { url, tag, size: item.size };
});
