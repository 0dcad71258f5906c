import { fail } from '@scriptorium/contract/errors.ts';
import { removeTotp as contract } from '@scriptorium/contract/operations/factors.ts';
import { deleteTotp, replaceRecoveryCodes } from '../../db/accounts/factors.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { isRequired } from '../../domain/accounts/second-factor.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { tellFactorChange } from '../auth/use-code.ts';

export const removeTotp = write(contract, {
  work: async (tx) => {
    const { userId, isAdmin } = requireUser(tx.actor);
    const { second_factor: policy } = await tx.settings();
    if (!(await deleteTotp(tx.db, userId))) fail('not-found', { message: 'There is no authenticator app.' });
    if (isRequired(policy, isAdmin)) fail('last-factor');
    await replaceRecoveryCodes(tx.db, userId, [], tx.now);
    await tellFactorChange(tx, (await findLogin(tx.db, userId)) ?? fail('internal'), 'totp-removed');
    return {};
  },
});
