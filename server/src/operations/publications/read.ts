import { readPublication as contract } from '@scriptorium/contract/operations/publications.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { read } from '../../pipeline/operation.ts';
import { describePublication } from './describe-publication.ts';

export const readPublication = read(contract, async (ctx, input) =>
  describePublication(ctx, await getItem(ctx.db, input.uuid, parsePath(input.itemPath))),
);
