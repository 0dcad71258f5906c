import { fail } from '@scriptorium/contract/errors.ts';
import { removeTotp as contract } from '@scriptorium/contract/operations/factors.ts';
import { deleteTotp } from '../../db/accounts/factors.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { settleFactors, tellFactorChange } from '../auth/use-code.ts';

export const removeTotp = write(contract, {
  work: async (tx) => {
    const { userId, isAdmin } = requireUser(tx.actor);
    if (!(await deleteTotp(tx.db, userId))) fail('not-found', { message: 'There is no authenticator app.' });
    await settleFactors(tx, userId, isAdmin);
    await tellFactorChange(tx, (await findLogin(tx.db, userId)) ?? fail('internal'), 'totp-removed');
    return {};
  },
});
