import { updateUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { changeAccounts } from './change-accounts.ts';

export const updateUsers = write(contract, {
  endsAdmins: true,
  work: async (tx, { emails, ...changes }) => {
    const users = await changeAccounts(tx, emails, changes);
    return { updated: users.length };
  },
});
