import { fail } from '@scriptorium/contract/errors.ts';
import { sendSetPasswordLink as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { linkToCopy, sendAccountLink } from '../../user/send-account-link.ts';
import { findAccount } from './find-accounts.ts';

export const sendSetPasswordLink = write(contract, {
  work: async (tx, input) => {
    const user = await findAccount(tx, input.email);
    if (user.suspended === 1) fail('conflict', { message: 'This account is suspended. Activate it first.' });
    const isVerification = input.verification === true;
    if (isVerification && (user.email_verified === 1 || user.password_hash === null)) {
      fail('conflict', { message: 'This account has no sign-up that waits to be verified.' });
    }
    const password = user.password_hash === null ? 'set-password' : 'reset-password';
    const mail = await sendAccountLink(tx, isVerification ? 'verify-email' : password, user);
    tx.record({ type: 'user.link-sent', userId: user.id, email: user.email });
    return linkToCopy(tx, mail);
  },
});
