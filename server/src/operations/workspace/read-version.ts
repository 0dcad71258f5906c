import { fail } from '@scriptorium/contract/errors.ts';
import { readVersion as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import { readText, readTextAt } from '../../db/documents.ts';
import { getItem, parsePath } from '../../db/items.ts';
import { read } from '../../pipeline/operation.ts';

export const readVersion = read(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  if (item.type !== 'file') fail('not-found');
  const document = (await readText(ctx.db, item.id)) ?? fail('not-found');
  if (input.version > document.version) fail('not-found');
  return { text: await readTextAt(ctx.db, item.id, input.version) };
});
