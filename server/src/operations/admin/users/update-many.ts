import { updateUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { changeAccounts } from './change-accounts.ts';

export const updateUsers = write(contract, {
  endsAdmins: true,
  needsStepUp: (input) => input.isAdmin === true,
  work: async (tx, { emails, password: _password, ...changes }) => {
    const users = await changeAccounts(tx, emails, changes);
    return { updated: users.length };
  },
});
