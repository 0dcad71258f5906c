import { fail } from '@scriptorium/contract/errors.ts';
import { updateUser as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { readAdminUser } from '../../../db/accounts/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { changeAccountOf } from './change-accounts.ts';
import { describeUser } from './describe-user.ts';

export const updateUser = write(contract, {
  endsAdmins: true,
  // Changes that grant control of the server, or hand an account to another mailbox.
  needsStepUp: (input) => input.isAdmin === true || input.newEmail !== undefined,
  work: async (tx, { email, password: _password, ...changes }) => {
    const user = await changeAccountOf(tx, email, changes);
    return { user: describeUser((await readAdminUser(tx.db, user.id)) ?? fail('not-found')) };
  },
});
