import { updateUsers as contract } from '@scriptorium/contract/operations/admin.ts';
import { write } from '../../../pipeline/operation.ts';
import { changeAccounts } from './change-accounts.ts';
import { findAccounts } from './find-accounts.ts';

export const updateUsers = write(contract, {
  work: async (tx, { emails, ...changes }) => {
    const users = await findAccounts(tx, emails);
    await changeAccounts(tx, users, changes);
    return { updated: users.length };
  },
});
