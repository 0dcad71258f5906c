import { requestPasswordResetLink as contract } from '@scriptorium/contract/operations/user.ts';
import { findUserByEmail } from '../../db/users.ts';
import { foldEmail } from '../../domain/accounts.ts';
import { write } from '../../pipeline/operation.ts';
import { sendAccountLink } from './send-account-link.ts';

const HOUR_MS = 60 * 60 * 1000;

export const requestPasswordResetLink = write(contract, {
  limits: (input, request) => [
    { key: `address:${request.address}`, max: 60, windowMs: HOUR_MS },
    { key: `account:${foldEmail(input.email)}`, max: 5, windowMs: HOUR_MS },
  ],
  prepare: async (ctx) => {
    // Writing a mail takes a millisecond or two, which would tell who has an account. Behind the time of one hash,
    // which every call spends, that difference cannot be seen.
    await ctx.ports.passwords.verify('', null);
    return {};
  },
  work: async (tx, input) => {
    const user = await findUserByEmail(tx.db, input.email);
    if (user !== undefined && user.suspended === 0) await sendAccountLink(tx, 'reset-password', user);
    return {};
  },
});
