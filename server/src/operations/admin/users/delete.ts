import { deleteUser as contract } from '@scriptorium/contract/operations/admin.ts';
import { write } from '../../../pipeline/operation.ts';
import { removeAccounts } from '../../user/remove-account.ts';
import { findAccount } from './find-accounts.ts';

export const deleteUser = write(contract, {
  work: async (tx, input) => {
    await removeAccounts(tx, [await findAccount(tx, input.email)]);
    return {};
  },
});
