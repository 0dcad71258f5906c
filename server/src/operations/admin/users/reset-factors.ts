import { resetFactors as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { deleteTotp, replaceRecoveryCodes } from '../../../db/accounts/factors.ts';
import { deletePasskeys } from '../../../db/accounts/passkeys.ts';
import { write } from '../../../pipeline/operation.ts';
import { tellFactorChange } from '../../auth/use-code.ts';
import { findAccount } from './find-accounts.ts';

/**
 * For people who have lost their phone and recovery codes. If a second factor is required, they set it up at the next
 * log-in.
 */
export const resetFactors = write(contract, {
  work: async (tx, input) => {
    const user = await findAccount(tx, input.email);
    const hadApp = await deleteTotp(tx.db, user.id);
    const passkeys = await deletePasskeys(tx.db, user.id);
    await replaceRecoveryCodes(tx.db, user.id, [], tx.now);
    if (hadApp || passkeys > 0) await tellFactorChange(tx, user, 'reset');
    return {};
  },
});
