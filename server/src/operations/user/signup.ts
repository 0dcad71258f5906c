import { fail } from '@scriptorium/contract/errors.ts';
import { signup as contract } from '@scriptorium/contract/operations/user.ts';
import { findUser, findUserByEmail, insertUser } from '../../db/users.ts';
import { foldEmail } from '../../domain/accounts.ts';
import { emailInUseMail } from '../../domain/mail/account-mails.ts';
import { write } from '../../pipeline/operation.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { sendAccountLink, sendMailTo } from './send-account-link.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Answers the same in the same time for a known address: the password is hashed in both cases, and both send one mail. */
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
    const id = tx.newId();
    const isNew = await insertUser(tx.db, {
      id,
      email: input.email,
      displayName: input.displayName,
      passwordHash,
      emailVerified: false,
      isAdmin: false,
      quota: settings.default_user_quota,
      workspaceId: tx.newId(),
      rootId: tx.newId(),
      now: tx.now,
    });
    if (isNew) {
      const user = (await findUser(tx.db, id)) ?? fail('internal');
      await sendAccountLink(tx, 'verify-email', user);
      tx.record({ type: 'user.signed-up', userId: id, email: user.email });
    } else {
      const owner = (await findUserByEmail(tx.db, input.email)) ?? fail('internal');
      await sendMailTo(tx, owner, emailInUseMail(await readAppName(tx), owner.display_name));
    }
    return {};
  },
});
