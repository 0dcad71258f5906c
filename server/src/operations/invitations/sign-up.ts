import { fail } from '@scriptorium/contract/errors.ts';
import { signUp as contract } from '@scriptorium/contract/operations/invitations.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import { hasSecondFactor } from '../../db/accounts/factors.ts';
import { findLoginByEmail, findUser, insertUser, type UserRow } from '../../db/accounts/users.ts';
import { chooseNextStep } from '../../domain/accounts/second-factor.ts';
import { ABSOLUTE_MS } from '../../domain/accounts/sessions.ts';
import { drawUserId } from '../../model/accounts/draw-user-id.ts';
import { isUnclaimed, maySignUp, needsApproval } from '../../model/groups/invitations.ts';
import { getInvitation } from './get-invitation.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { openSession, originHere, requirePasswordLogin } from '../../pipeline/open-session.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { claimAccount } from '../user/claim-account.ts';
import { notifyOfWaiting } from '../user/notify-of-waiting.ts';
import { linkLimits } from './link-limits.ts';
import { acceptInvitation } from './accept-invitation.ts';

/** The link came by mail, so using it verifies the address, like a password reset link. */
export const signUp = write(contract, {
  limits: linkLimits,
  prepare: async (ctx, input) => {
    await requirePasswordLogin(ctx);
    const { email } = await getInvitation(ctx.db, ctx.ports.tokens.hash(input.token), ctx.now);
    if (!maySignUp(await ctx.settings(), email)) fail('signup-disabled');
    if (input.displayName.trim() === '') fail('invalid', { message: 'Please provide a name.', field: 'displayName' });
    await ctx.ports.passwords.check(input.password, [email, input.displayName, await readAppName(ctx)], 'password');
    return {
      session: ctx.ports.tokens.make(),
      expiresAt: ctx.now + ABSOLUTE_MS,
      passwordHash: await ctx.ports.passwords.hash(input.password),
    };
  },
  work: async (tx, input, { passwordHash, session }) => {
    const invitation = await getInvitation(tx.db, tx.hashToken(input.token), tx.now);
    const settings = await tx.settings();
    if (!maySignUp(settings, invitation.email)) fail('signup-disabled');
    const account = { email: invitation.email, displayName: input.displayName.trim().normalize('NFC'), passwordHash };
    const user = (await claimInvited(tx, account)) ?? (await makeAccount(tx, account, settings));
    const joined = await acceptInvitation(tx, invitation, { id: user.id, name: user.display_name });
    if (user.awaits_approval === 1) {
      await notifyOfWaiting(tx, 'approval');
      return { ...joined, next: 'wait' as const, session: null };
    }
    // The link does not replace a second factor: people who need one log in, and enter it or set it up there.
    const hasFactor = await hasSecondFactor(tx.db, user.id);
    if (chooseNextStep(settings.second_factor, { isAdmin: user.is_admin === 1, hasFactor }) !== 'session')
      return { ...joined, next: 'log-in' as const, session: null };
    const { id } = await openSession(tx, user, session.hash, originHere(input.clientID));
    return {
      ...joined,
      next: 'workspace' as const,
      session: { sessionUUID: id, user: await describeUser(tx.db, user, tx.now) },
    };
  },
  reply: (output, { session, expiresAt }) =>
    output.session === null ? {} : { session: { token: session.token, expiresAt } },
});

interface NewAccount {
  email: string;
  displayName: string;
  passwordHash: string;
}

async function makeAccount(tx: Tx, account: NewAccount, settings: Settings): Promise<UserRow> {
  const id = await drawUserId(tx);
  const made = await insertUser(tx.db, {
    ...account,
    id,
    emailVerified: true,
    isAdmin: false,
    awaitsApproval: needsApproval(settings),
    quota: settings.default_user_quota,
    workspaceId: tx.newId(),
    rootId: tx.newId(),
    now: tx.now,
  });
  if (!made) fail('email-taken', LOG_IN);
  tx.record({ type: 'user.signed-up', userId: id, email: account.email });
  return (await findUser(tx.db, id)) ?? fail('internal');
}

async function claimInvited(tx: Tx, account: NewAccount): Promise<UserRow | null> {
  const found = await findLoginByEmail(tx.db, account.email);
  if (found === undefined) return null;
  if (!isUnclaimed(found)) fail('email-taken', LOG_IN);
  return claimAccount(tx, found, account);
}

const LOG_IN = { message: 'There is an account with this e-mail address. Log in to accept the invitation.' };
