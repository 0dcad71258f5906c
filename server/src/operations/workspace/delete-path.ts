import { deletePath as contract } from '@scriptorium/contract/operations/workspace.ts';
import { write } from '../../pipeline/operation.ts';
import { trashPaths } from './trash-paths.ts';

export const deletePath = write(contract, {
  work: async (tx, input) => ({ trashed: await trashPaths(tx, input.uuid, [input.itemPath]) }),
});
