import { fail } from '@scriptorium/contract/errors.ts';
import { renewRecoveryCodes as contract } from '@scriptorium/contract/operations/factors.ts';
import { hasSecondFactor } from '../../db/accounts/factors.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { makeRecoveryCodes, tellFactorChange } from '../auth/use-code.ts';

export const renewRecoveryCodes = write(contract, {
  work: async (tx) => {
    const { userId } = requireUser(tx.actor);
    if (!(await hasSecondFactor(tx.db, userId))) {
      fail('not-found', { message: 'Recovery codes need two-step login. Set it up first.' });
    }
    const recoveryCodes = await makeRecoveryCodes(tx, userId);
    await tellFactorChange(tx, (await findLogin(tx.db, userId)) ?? fail('internal'), 'codes-renewed');
    return { recoveryCodes };
  },
});
