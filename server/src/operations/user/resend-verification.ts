import { fail } from '@scriptorium/contract/errors.ts';
import { resendVerification as contract } from '@scriptorium/contract/operations/user.ts';
import { findLogin, findLoginByEmail } from '../../db/accounts/users.ts';
import { write } from '../../pipeline/operation.ts';
import { guessLimits } from '../auth/guess-limits.ts';
import { mayMailMailbox } from './mailbox-budget.ts';
import { sendAccountLink } from './send-account-link.ts';

export const resendVerification = write(contract, {
  // Like the log-in, this reveals whether a password is right, so both share their limits.
  limits: (input, request, _actor, { devices }) => guessLimits(input.email, request, devices),
  prepare: async (ctx, input) => {
    const user = await findLoginByEmail(ctx.db, input.email);
    if (!(await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null)) || user === undefined) {
      fail('login-failed');
    }
    return { userId: user.id };
  },
  work: async (tx, _input, { userId }) => {
    const user = (await findLogin(tx.db, userId)) ?? fail('login-failed');
    if (user.suspended === 1 || user.email_verified === 1) return {};
    if (await mayMailMailbox(tx, 'resend', user.email, false)) await sendAccountLink(tx, 'verify-email', user);
    return {};
  },
});
