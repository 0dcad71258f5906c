import * as contract from '@scriptorium/contract/operations/auth.ts';
import { type ErrorCode, fail } from '@scriptorium/contract/errors.ts';
import { clearBudget, rememberUntil } from '../../db/server/rate-limits.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { findLogin, findLoginByEmail, findUser } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { ABSOLUTE_MS } from '../../domain/accounts/sessions.ts';
import { write } from '../../pipeline/operation.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { openSession } from '../../pipeline/open-session.ts';
import { guessLimits, KNOWN_ADDRESS_MS, knownAddressKey, ownGuessKeys } from './guess-limits.ts';

const REFUSALS: Partial<Record<ErrorCode, 'wrong' | 'unverified' | 'waiting' | 'suspended'>> = {
  'login-failed': 'wrong',
  'email-not-verified': 'unverified',
  'account-not-approved': 'waiting',
  'account-suspended': 'suspended',
};

/** Log in. Without the password, a caller learns nothing about the account, not even whether it exists. */
export const login = write(contract.login, {
  limits: (input, request, _actor, { devices }) => guessLimits(input.email, request, devices),
  prepare: async (ctx, input) => {
    const user = await findLoginByEmail(ctx.db, input.email);
    const right = await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null);
    return {
      session: ctx.ports.tokens.make(),
      expiresAt: ctx.now + ABSOLUTE_MS,
      userId: user?.id ?? null,
      checkedHash: user?.password_hash ?? null,
      right,
      device: ctx.ports.devices.add(ctx.request.device, foldEmail(input.email)),
      ownBudgets: ownGuessKeys(input.email, ctx.request, ctx.ports.devices),
    };
  },
  work: async (tx, input, prepared) => {
    // Nobody has the empty id: unknown addresses cause the same queries as known ones, or timing would tell.
    const account = await findLogin(tx.db, prepared.userId ?? '');
    // A password changed since it was verified counts as wrong.
    if (account === undefined || !prepared.right || account.password_hash !== prepared.checkedHash)
      fail('login-failed');
    if (account.suspended === 1) fail('account-suspended');
    if (account.email_verified === 0) fail('email-not-verified');
    if (account.awaits_approval === 1) fail('account-not-approved');
    const user = (await findUser(tx.db, account.id)) ?? fail('internal');

    if (tx.actor.kind === 'user') {
      const ended = await endSessions(tx.db, tx.actor.userId, tx.now, { ids: [tx.actor.sessionId] });
      tx.record({ type: 'sessions.ended', userId: tx.actor.userId, sessionIds: ended, reason: 'replaced' });
    }
    for (const key of prepared.ownBudgets) await clearBudget(tx.db, key);
    await rememberUntil(tx.db, knownAddressKey(foldEmail(input.email), tx.request), tx.now + KNOWN_ADDRESS_MS);
    const session = await openSession(tx, user, prepared.session.hash, input.clientID);
    return { sessionUUID: session.id, user: await describeUser(tx.db, user, tx.now) };
  },
  refused: (code, input, { address }) => {
    const reason = REFUSALS[code];
    return reason === undefined ? null : { type: 'login.refused', email: input.email.slice(0, 320), reason, address };
  },
  reply: (_output, { session, expiresAt, device }) => ({ session: { token: session.token, expiresAt }, device }),
});
