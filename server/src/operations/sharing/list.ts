import { list as contract } from '@scriptorium/contract/operations/sharing.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { read } from '../../pipeline/operation.ts';
import { readSharing } from './read-sharing.ts';

export const list = read(contract, async (ctx, input) =>
  readSharing(ctx, await getItem(ctx.db, input.uuid, parsePath(input.itemPath))),
);
