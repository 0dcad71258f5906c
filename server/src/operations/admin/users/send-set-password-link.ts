import { fail } from '@scriptorium/contract/errors.ts';
import { sendSetPasswordLink as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { write } from '../../../pipeline/operation.ts';
import { sendAccountLink } from '../../user/send-account-link.ts';
import { findAccount } from './find-accounts.ts';

export const sendSetPasswordLink = write(contract, {
  work: async (tx, input) => {
    const user = await findAccount(tx, input.email);
    if (user.suspended === 1) fail('conflict', { message: 'This account is suspended. Activate it first.' });
    await sendAccountLink(tx, user.password_hash === null ? 'set-password' : 'reset-password', user);
    tx.record({ type: 'user.link-sent', userId: user.id, email: user.email });
    return {};
  },
});
