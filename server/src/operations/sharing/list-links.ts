import { listLinks as contract } from '@scriptorium/contract/operations/links.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { read } from '../../pipeline/operation.ts';
import { readLinks } from './own-link.ts';

export const listLinks = read(contract, async (ctx, input) =>
  readLinks(ctx, await getItem(ctx.db, input.uuid, parsePath(input.itemPath))),
);
