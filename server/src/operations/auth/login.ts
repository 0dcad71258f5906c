import * as contract from '@scriptorium/contract/operations/auth.ts';
import type { HalfLoggedIn, LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { type ErrorCode, fail } from '@scriptorium/contract/errors.ts';
import { findLogin, findLoginByEmail, lockLogin } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { type PrepareContext, type Tx, write } from '../../pipeline/operation.ts';
import { findIdentity } from '../../db/accounts/identities.ts';
import { listLdapProviders } from '../../db/accounts/identity-providers.ts';
import { clearBudget } from '../../db/server/rate-limits.ts';
import { originHere, requirePasswordLogin } from '../../pipeline/open-session.ts';
import { askDirectories, type LdapLogin } from './ask-directories.ts';
import { finishFirstStep, prepareFirstStep, type PreparedFirstStep, replyFirstStep } from './complete-login.ts';
import { enterByIdentity } from './enter-by-identity.ts';
import { guessLimits, ownGuessKeys } from './guess-limits.ts';
import { requireEnabledProvider } from './visits.ts';

const REFUSALS: Partial<Record<ErrorCode, 'wrong' | 'unverified' | 'waiting' | 'suspended'>> = {
  'login-failed': 'wrong',
  'email-not-verified': 'unverified',
  'account-not-approved': 'waiting',
  'account-suspended': 'suspended',
};

/**
 * Logs in. Without the password, a caller learns nothing about an account, not even whether it exists or has a second
 * factor. If it has one, this opens no session but begins a flow that `finish-login` ends (docs/decisions/210). A
 * password that is wrong here may be right for an LDAP directory, if there are any (docs/decisions/229).
 */
export const login = write(contract.login, {
  limits: (input, request, _actor, { devices }) => guessLimits(input.email, request, devices),
  prepare: async (ctx, input) => {
    if (input.email.trim() === '') fail('invalid', { message: 'Please enter your e-mail address.' });
    const directories = await listLdapProviders(ctx.db);
    // If people can only log in with providers, directories count as providers, and passwords stored here do not work.
    const isOpen = directories.length === 0 || (await ctx.settings()).password_login === '1';
    if (directories.length === 0) await requirePasswordLogin(ctx);
    const user = await findLoginByEmail(ctx.db, input.email);
    const right = isOpen && (await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null));
    const asked = await askDirectories(ctx.ports, right ? [] : directories, input.email, input.password);
    const isOne = directories.length === 1;
    return {
      ...(asked.found === null
        ? { ...prepareFirstStep(ctx, input.email), forgiven: [] }
        : await prepareByLdap(ctx, input.email, asked.found, { isOne, owner: user?.id ?? null })),
      ...asked,
      userId: user?.id ?? null,
      checkedHash: user?.password_hash ?? null,
      right,
    };
  },
  work: async (tx, input, prepared) => {
    if (prepared.found !== null) return enterByLdap(tx, prepared.found, prepared, input.clientID);
    if (prepared.failure !== null) fail('provider-failed');
    // No account has the empty id: unknown addresses cause the same queries as known ones, so that timing reveals
    // nothing.
    const account = await lockLogin(tx.db, prepared.userId ?? '');
    // A password changed since the check counts as wrong.
    if (account === undefined || !prepared.right || account.password_hash !== prepared.checkedHash)
      fail('login-failed');
    await requirePasswordLogin(tx);
    return finishFirstStep(tx, account, prepared, originHere(input.clientID));
  },
  refused: (code, input, { address }, { failure }) => {
    if (code === 'provider-failed' && failure !== null) return { type: 'provider.failed', ...failure, address };
    const reason = REFUSALS[code];
    return reason === undefined ? null : { type: 'login.refused', email: input.email.slice(0, 320), reason, address };
  },
  reply: replyFirstStep,
});

/**
 * A correct password refunds guesses for a name, and makes its browser known for it, only if the name is unambiguous.
 * With several directories, or an account here that has the name as its address, other people's passwords could
 * otherwise be guessed without limit.
 */
async function prepareByLdap(
  ctx: PrepareContext,
  typed: string,
  { row, person }: LdapLogin,
  { isOne, owner }: { isOne: boolean; owner: string | null },
): Promise<PreparedFirstStep & { forgiven: readonly string[] }> {
  const identity = await findIdentity(ctx.db, { providerId: row.id, ...person });
  const account = await findLogin(ctx.db, identity?.user_id ?? '');
  if (!isOne || (owner !== null && owner !== account?.id))
    return { ...prepareFirstStep(ctx, account?.email ?? ''), ownBudgets: [], forgiven: [] };
  const prepared = prepareFirstStep(ctx, typed);
  const isOther = owner === null;
  if (!isOther) return { ...prepared, forgiven: [] };
  return {
    ...prepared,
    typedName: foldEmail(typed),
    forgiven: ownGuessKeys(typed, ctx.request, ctx.ports.devices),
  };
}

/**
 * As after a login at any provider, except that people who get no account are told so instead of being asked for an
 * address.
 */
async function enterByLdap(
  tx: Tx,
  found: LdapLogin,
  prepared: PreparedFirstStep & { forgiven: readonly string[] },
  clientID: string,
): Promise<LoggedIn | HalfLoggedIn> {
  // Read again, as it may have been disabled.
  const row = await requireEnabledProvider(tx.db, found.row.id);
  const output = await enterByIdentity(tx, { ...found, row }, prepared, originHere(clientID).client_id);
  if (output === 'sign-up') fail('no-account');
  for (const key of prepared.forgiven) await clearBudget(tx.db, key);
  return output;
}
