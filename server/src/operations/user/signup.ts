import { fail } from '@scriptorium/contract/errors.ts';
import { signup as contract } from '@scriptorium/contract/operations/user.ts';
import { keepOrTakeBack } from '../../db/keep-or-take-back.ts';
import { findLogin, findLoginByEmail, insertUser, type NewUser } from '../../db/users.ts';
import { foldEmail } from '../../domain/accounts.ts';
import { emailInUseMail } from '../../domain/mail/account-mails.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { makeAccountLink, sendMailTo } from './send-account-link.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Answers the same in the same time for a known address: both hash, write as many rows and send one mail. */
export const signup = write(contract, {
  limits: (input, request) => [
    { key: `address:${request.address}`, max: 100, windowMs: HOUR_MS },
    { key: `account:${foldEmail(input.email)}`, max: 5, windowMs: HOUR_MS },
  ],
  prepare: async (ctx, input) => {
    if ((await ctx.settings()).registration_open !== '1') fail('signup-disabled');
    if (input.displayName.trim() === '') {
      fail('invalid', { message: 'Please provide a name.', field: 'displayName' });
    }
    ctx.ports.passwords.check(input.password, [input.email, input.displayName, await readAppName(ctx)], 'password');
    return { passwordHash: await ctx.ports.passwords.hash(input.password) };
  },
  work: async (tx, input, { passwordHash }) => {
    const settings = await tx.settings();
    if (settings.registration_open !== '1') fail('signup-disabled');
    const owner = await findLoginByEmail(tx.db, input.email);
    const id = tx.newId();
    const account = {
      id,
      // For a known address all is written for one that nobody can have, and taken back: less writing would be quicker.
      email: owner === undefined ? input.email : `${id}@known.invalid`,
      displayName: input.displayName,
      passwordHash,
      emailVerified: false,
      isAdmin: false,
      quota: settings.default_user_quota,
      workspaceId: tx.newId(),
      rootId: tx.newId(),
      now: tx.now,
    };
    const made = await makeAccount(tx, account, owner === undefined);
    if (made !== null) {
      await sendMailTo(tx, made.user, made.mail, made.expiresAt);
      tx.record({ type: 'user.signed-up', userId: id, email: made.user.email });
      return {};
    }
    // Somebody else may have taken the address at the same moment.
    const holder = owner ?? (await findLoginByEmail(tx.db, input.email)) ?? fail('internal');
    await sendMailTo(tx, holder, emailInUseMail(await readAppName(tx), holder.display_name));
    tx.record({ type: 'signup.refused', userId: holder.id, email: holder.email });
    return {};
  },
});

/** Makes the account and the link that proves its address; null when it is not wanted or somebody has the address. */
function makeAccount(tx: Tx, account: NewUser, isWanted: boolean) {
  return keepOrTakeBack(tx.db, async () => {
    if (!(await insertUser(tx.db, account))) return null;
    const user = (await findLogin(tx.db, account.id)) ?? fail('internal');
    const link = await makeAccountLink(tx, 'verify-email', user);
    return isWanted ? { user, ...link } : null;
  });
}
