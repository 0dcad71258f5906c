import * as contract from '@scriptorium/contract/operations/auth.ts';
import { type ErrorCode, fail } from '@scriptorium/contract/errors.ts';
import { clearBudget } from '../../db/rate-limits.ts';
import { endSessions } from '../../db/sessions.ts';
import { findLogin, findLoginByEmail, findUser } from '../../db/users.ts';
import { foldEmail } from '../../domain/accounts.ts';
import { ABSOLUTE_MS } from '../../domain/sessions.ts';
import { write } from '../../pipeline/operation.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { openSession } from '../../pipeline/open-session.ts';

const MINUTE = 60_000;
/** Per account and address, so that a stranger's wrong guesses never lock the owner out. */
const TRIES_PER_ACCOUNT_AND_ADDRESS = 10;
const TRIES_PER_ACCOUNT = 100;
const TRIES_PER_ADDRESS = 100;

const REFUSALS: Partial<Record<ErrorCode, 'wrong' | 'unverified' | 'suspended'>> = {
  'login-failed': 'wrong',
  'email-not-verified': 'unverified',
  'account-suspended': 'suspended',
};

const pairKey = (email: string, address: string): string => `pair:${foldEmail(email)} ${address}`;

/** Log in. Who does not know the password learns nothing about the account, not even that it exists. */
export const login = write(contract.login, {
  limits: (input, request) => [
    { key: pairKey(input.email, request.address), max: TRIES_PER_ACCOUNT_AND_ADDRESS, windowMs: 15 * MINUTE },
    { key: `account:${foldEmail(input.email)}`, max: TRIES_PER_ACCOUNT, windowMs: 15 * MINUTE },
    { key: `address:${request.address}`, max: TRIES_PER_ADDRESS, windowMs: 15 * MINUTE },
  ],
  prepare: async (ctx, input) => {
    const user = await findLoginByEmail(ctx.db, input.email);
    const right = await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null);
    return {
      session: ctx.ports.tokens.make(),
      expiresAt: ctx.now + ABSOLUTE_MS,
      userId: user?.id ?? null,
      checkedHash: user?.password_hash ?? null,
      right,
    };
  },
  work: async (tx, input, prepared) => {
    // Nobody has the empty id: for an unknown address the same is asked as for a known one, or the time would tell.
    const account = await findLogin(tx.db, prepared.userId ?? '');
    // A password changed since it was checked counts as a wrong one.
    if (account === undefined || !prepared.right || account.password_hash !== prepared.checkedHash)
      fail('login-failed');
    if (account.suspended === 1) fail('account-suspended');
    if (account.email_verified === 0) fail('email-not-verified');
    const user = (await findUser(tx.db, account.id)) ?? fail('internal');

    if (tx.actor.kind === 'user') {
      const ended = await endSessions(tx.db, tx.actor.userId, tx.now, { ids: [tx.actor.sessionId] });
      tx.record({ type: 'sessions.ended', userId: tx.actor.userId, sessionIds: ended, reason: 'replaced' });
    }
    await clearBudget(tx.db, `${contract.login.path} ${pairKey(input.email, tx.request.address)}`);
    const session = await openSession(tx, user, prepared.session.hash, input.clientID);
    return { sessionUUID: session.id, user: await describeUser(tx.db, user, tx.now) };
  },
  refused: (code, input, { address }) => {
    const reason = REFUSALS[code];
    return reason === undefined ? null : { type: 'login.refused', email: input.email.slice(0, 320), reason, address };
  },
  reply: (_output, { session, expiresAt }) => ({ session: { token: session.token, expiresAt } }),
});
