import { deletePaths as contract } from '@scriptorium/contract/operations/workspace.ts';
import { write } from '../../pipeline/operation.ts';
import { trashPaths } from './trash-paths.ts';

export const deletePaths = write(contract, {
  work: async (tx, input) => ({ trashed: await trashPaths(tx, input.uuid, input.itemPaths) }),
});
