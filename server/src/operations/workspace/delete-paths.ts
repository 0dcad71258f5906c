import { deletePaths as contract } from '@scriptorium/contract/operations/workspace.ts';
import { write } from '../../pipeline/operation.ts';
import { chooseTrashed, trashItems } from './trash-items.ts';

export const deletePaths = write(contract, {
  prepare: (ctx, input) => chooseTrashed(ctx, input.uuid, input.itemPaths),
  work: async (tx, input, ids) => ({ trashed: await trashItems(tx, input.uuid, ids) }),
});
