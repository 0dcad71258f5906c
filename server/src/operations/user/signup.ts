import { fail } from '@scriptorium/contract/errors.ts';
import { signup as contract } from '@scriptorium/contract/operations/user.ts';
import { say } from '@scriptorium/contract/said.ts';
import { keepOrRollBack } from '../../db/engine/keep-or-roll-back.ts';
import { deleteTokens } from '../../db/accounts/tokens.ts';
import {
  findLogin,
  findLoginByEmail,
  insertUser,
  type LoginRow,
  type NewUser,
  updateUser,
} from '../../db/accounts/users.ts';
import { emailInUseMail } from '../../domain/mail/account-mails.ts';
import { isOfDomain, listDomains } from '../../domain/settings/settings.ts';
import { drawUserId } from '../../model/accounts/draw-user-id.ts';
import { requirePasswordLogin } from '../../pipeline/open-session.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { askLimits, mayMailMailbox } from './mailbox-budget.ts';
import { notifyOfWaiting } from './notify-of-waiting.ts';
import { makeAccountLink, sendAccountLink, sendMailTo } from './send-account-link.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';

/**
 * Known addresses get the same response in the same time: both compute a hash, write as many rows and send one mail. Until
 * an address is verified, any sign-up may be a stranger's: a second one voids the password and earlier links, and whoever
 * owns the mailbox chooses a new password (docs/decisions/100).
 */
export const signup = write(contract, {
  limits: (input, request, _actor, { devices }) => askLimits(input.email, request, devices, 100),
  prepare: async (ctx, input) => {
    await requirePasswordLogin(ctx);
    checkSignUpPolicy(await ctx.settings(), input.email);
    if (input.displayName.trim() === '') {
      fail('invalid', { message: 'Please provide a name.', field: 'displayName' });
    }
    await ctx.ports.passwords.check(
      input.password,
      [input.email, input.displayName, await readAppName(ctx)],
      'password',
    );
    return { passwordHash: await ctx.ports.passwords.hash(input.password) };
  },
  work: async (tx, input, { passwordHash }) => {
    const settings = await tx.settings();
    checkSignUpPolicy(settings, input.email);
    if (!(await mayMailMailbox(tx, 'sign-up', input.email, false))) return {};
    const owner = await findLoginByEmail(tx.db, input.email);
    const id = await drawUserId(tx);
    const account = {
      id,
      // For a known address, everything is written for an impossible one and rolled back: fewer writes would be faster.
      email: owner === undefined ? input.email : `${id}@known.invalid`,
      displayName: input.displayName.trim().normalize('NFC'),
      passwordHash,
      emailVerified: false,
      isAdmin: false,
      awaitsApproval: settings.signup_policy === 'approval',
      quota: settings.default_user_quota,
      workspaceId: tx.newId(),
      rootId: tx.newId(),
      now: tx.now,
    };
    const made = await makeAccount(tx, account, owner === undefined);
    // Also queried for a known address: fewer reads would be faster.
    if (tx.server.mailTransport === 'outbox') await notifyOfWaiting(tx, 'verification', made !== null);
    if (made !== null) {
      await sendMailTo(tx, made.user, made.mail, made.expiresAt);
      tx.record({ type: 'user.signed-up', userId: id, email: made.user.email });
      return {};
    }
    // Someone else may have taken the address meanwhile.
    const holder = owner ?? (await findLoginByEmail(tx.db, input.email)) ?? fail('internal');
    if (isUndecided(holder)) {
      await updateUser(tx.db, holder.id, { password_hash: null, display_name: account.displayName });
      await deleteTokens(tx.db, holder.id, ['verify-email']);
      await sendAccountLink(tx, 'finish-sign-up', { ...holder, display_name: account.displayName });
      tx.record({ type: 'signup.repeated', userId: holder.id, email: holder.email });
      return {};
    }
    await sendMailTo(tx, holder, emailInUseMail(await readMailFrame(tx, holder.id), holder.display_name));
    tx.record({ type: 'signup.refused', userId: holder.id, email: holder.email });
    return {};
  },
});

/** The same for all addresses of a domain, known or not. */
export function checkSignUpPolicy(settings: Settings, email: string): void {
  if (settings.registration_open !== '1') fail('signup-disabled');
  const domains = listDomains(settings.signup_domains);
  if (settings.signup_policy !== 'domain' || isOfDomain(email, domains)) return;
  const why =
    domains.length === 0
      ? { message: 'Nobody can sign up at the moment. Ask an administrator for an account.' }
      : say('Only addresses at {domains} can sign up here.', { domains: domains.join(', ') });
  fail('invalid', { field: 'email', ...why });
}

/** Whether someone signed up with this address without verifying it. False for accounts created by administrators. */
function isUndecided(account: LoginRow): boolean {
  return (
    account.email_verified === 0 && account.suspended === 0 && account.is_admin === 0 && account.password_hash !== null
  );
}

/** Creates the account and its verification link; null if sign-ups are not allowed or the address is taken. */
function makeAccount(tx: Tx, account: NewUser, isWanted: boolean) {
  return keepOrRollBack(tx.db, async () => {
    if (!(await insertUser(tx.db, account))) return null;
    const user = (await findLogin(tx.db, account.id)) ?? fail('internal');
    const link = await makeAccountLink(tx, 'verify-email', user);
    return isWanted ? { user, ...link } : null;
  });
}
