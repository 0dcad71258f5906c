import { deleteUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { removeAccounts } from '../../user/remove-account.ts';

export const deleteUsers = write(contract, {
  endsAdmins: true,
  work: async (tx, input) => {
    return { deleted: await removeAccounts(tx, input.emails) };
  },
});
