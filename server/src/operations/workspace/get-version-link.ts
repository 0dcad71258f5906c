import { fail } from '@scriptorium/contract/errors.ts';
import { getVersionLink as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { listBlobVersions } from '../../db/texts/versions.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const getVersionLink = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  const kept = await listBlobVersions(ctx.db, item.id);
  if (!kept.some((blob) => blob.id === input.id)) fail('not-found');
  return { url: ctx.ports.assets.grant({ kind: 'version', subject: `${item.id}/${input.id}`, userId, now: ctx.now }) };
});
