import { fail } from '@scriptorium/contract/errors.ts';
import { resendVerification as contract } from '@scriptorium/contract/operations/user.ts';
import { findLogin, findLoginByEmail } from '../../db/users.ts';
import { foldEmail } from '../../domain/accounts.ts';
import { write } from '../../pipeline/operation.ts';
import { sendAccountLink } from './send-account-link.ts';

const QUARTER_MS = 15 * 60 * 1000;

export const resendVerification = write(contract, {
  limits: (input, request) => [
    { key: `address:${request.address}`, max: 30, windowMs: QUARTER_MS },
    { key: `account:${foldEmail(input.email)}`, max: 3, windowMs: QUARTER_MS },
  ],
  prepare: async (ctx, input) => {
    const user = await findLoginByEmail(ctx.db, input.email);
    if (!(await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null)) || user === undefined) {
      fail('login-failed');
    }
    return { userId: user.id };
  },
  work: async (tx, _input, { userId }) => {
    const user = (await findLogin(tx.db, userId)) ?? fail('login-failed');
    if (user.suspended === 0 && user.email_verified === 0) await sendAccountLink(tx, 'verify-email', user);
    return {};
  },
});
