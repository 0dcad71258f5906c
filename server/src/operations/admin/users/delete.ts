import { deleteUser as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { removeAccountOf } from '../../user/remove-account.ts';

export const deleteUser = write(contract, {
  endsAdmins: true,
  work: async (tx, input) => {
    await removeAccountOf(tx, input.email);
    return {};
  },
});
