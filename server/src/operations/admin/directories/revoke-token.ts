import { fail } from '@scriptorium/contract/errors.ts';
import { revokeDirectoryToken as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import { deleteDirectoryToken, findDirectoryToken } from '../../../db/accounts/directories.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeDirectory } from './describe-directory.ts';

export const revokeDirectoryToken = write(contract, {
  work: async (tx, { tokenUUID: tokenId }) => {
    const token =
      (await findDirectoryToken(tx.db, { tokenId })) ?? fail('not-found', { message: 'There is no such token.' });
    await deleteDirectoryToken(tx.db, tokenId);
    tx.record({ type: 'directory.token-revoked', name: token.name, label: token.label });
    return { directory: await describeDirectory(tx, token.directory_id) };
  },
});
