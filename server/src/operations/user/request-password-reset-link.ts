import { requestPasswordResetLink as contract } from '@scriptorium/contract/operations/user.ts';
import { deleteMailsToNobody } from '../../db/mails.ts';
import { deleteTokens, insertToken } from '../../db/tokens.ts';
import { findUserByEmail } from '../../db/users.ts';
import { foldEmail } from '../../domain/accounts.ts';
import { resetPasswordMail } from '../../domain/mail/account-mails.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { sendAccountLink } from './send-account-link.ts';

const HOUR_MS = 60 * 60 * 1000;

export const requestPasswordResetLink = write(contract, {
  limits: (input, request) => [
    { key: `address:${request.address}`, max: 60, windowMs: HOUR_MS },
    { key: `account:${foldEmail(input.email)}`, max: 5, windowMs: HOUR_MS },
  ],
  prepare: async (ctx) => {
    // What is left of a difference below hides behind the time of one hash, which every call spends.
    await ctx.ports.passwords.verify('', null);
    return {};
  },
  work: async (tx, input) => {
    const user = await findUserByEmail(tx.db, input.email);
    if (user !== undefined && user.suspended === 0) await sendAccountLink(tx, 'reset-password', user);
    else await writeForNobody(tx);
    return {};
  },
});

/** The same writing as for an account, taken back at once: an answer without it is quicker, and that would tell. */
async function writeForNobody(tx: Tx): Promise<void> {
  const { token, hash } = tx.newToken();
  const row = { id: tx.newId(), kind: 'reset-password', hash, userId: null, now: tx.now, lifetimeMs: 0 } as const;
  await insertToken(tx.db, { ...row, replace: true });
  await tx.enqueueMail({ ...resetPasswordMail(await readAppName(tx), '', token), userId: null, to: '' });
  await deleteTokens(tx.db, null, ['reset-password']);
  await deleteMailsToNobody(tx.db);
}
