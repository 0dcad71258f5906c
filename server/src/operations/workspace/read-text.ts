import { fail } from '@scriptorium/contract/errors.ts';
import { readText as contract } from '@scriptorium/contract/operations/workspace.ts';
import { readText as readCurrentText } from '../../db/texts/documents.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { readOffThread } from '../../pipeline/operation.ts';

export const readText = readOffThread(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  if (item.kind !== 'live') fail('not-found');
  const document = (await readCurrentText(ctx.db, item.id)) ?? fail('not-found');
  return { text: document.text, version: document.version };
});
