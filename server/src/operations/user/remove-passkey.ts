import { fail } from '@scriptorium/contract/errors.ts';
import { removePasskey as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { deletePasskey } from '../../db/accounts/passkeys.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { settleFactors, tellFactorChange } from '../auth/use-code.ts';
import { canStillLogIn } from '../auth/can-still-log-in.ts';

export const removePasskey = write(contract, {
  work: async (tx, input) => {
    const { userId, isAdmin } = requireUser(tx.actor);
    if (!(await deletePasskey(tx.db, userId, input.passkeyUUID))) {
      fail('not-found', { message: 'There is no such passkey.' });
    }
    const account = (await findLogin(tx.db, userId)) ?? fail('internal');
    if (!(await canStillLogIn(tx, userId))) fail('last-way-in');
    await settleFactors(tx, userId, isAdmin);
    await tellFactorChange(tx, account, 'passkey-removed');
    return {};
  },
});
