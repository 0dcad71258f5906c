import { deleteDirectory as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import { deleteDirectoryRow, lockDirectory } from '../../../db/accounts/directories.ts';
import { write } from '../../../pipeline/operation.ts';
import { failAbsent } from './describe-directory.ts';

export const deleteDirectory = write(contract, {
  work: async (tx, { directoryUUID: id }) => {
    const { name } = (await lockDirectory(tx.db, id)) ?? failAbsent();
    await deleteDirectoryRow(tx.db, id);
    tx.record({ type: 'directory.deleted', name });
    return {};
  },
});
