import { fail } from '@scriptorium/contract/errors.ts';
import { readVersion as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import { readNewestVersion } from '../../db/texts/documents.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { getTextAt } from '../../model/texts/read-text.ts';

export const readVersion = readOffThread(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  if (item.type !== 'file') fail('not-found');
  // The current text may be damaged while earlier versions can still be read.
  if (input.version > ((await readNewestVersion(ctx.db, item.id)) ?? -1)) fail('not-found');
  return { text: await getTextAt(ctx.db, item.id, input.version) };
});
