import { deleteUsers as contract } from '@scriptorium/contract/operations/admin.ts';
import { write } from '../../../pipeline/operation.ts';
import { removeAccounts } from '../../user/remove-account.ts';
import { findAccounts } from './find-accounts.ts';

export const deleteUsers = write(contract, {
  work: async (tx, input) => {
    const users = await findAccounts(tx, input.emails);
    await removeAccounts(tx, users);
    return { deleted: users.length };
  },
});
