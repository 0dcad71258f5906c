import * as contract from '@scriptorium/contract/operations/auth.ts';
import { type ErrorCode, fail } from '@scriptorium/contract/errors.ts';
import { findFactors } from '../../db/accounts/factors.ts';
import { insertFlow } from '../../db/accounts/login-flows.ts';
import { findLogin, findLoginByEmail } from '../../db/accounts/users.ts';
import { chooseNextStep, FLOW_MS } from '../../domain/accounts/second-factor.ts';
import { write } from '../../pipeline/operation.ts';
import { cleanClientId } from '../../pipeline/open-session.ts';
import { completeLogin, endReplaced, prepareLogin, replyLoggedIn, requireActive } from './complete-login.ts';
import { guessLimits } from './guess-limits.ts';

const REFUSALS: Partial<Record<ErrorCode, 'wrong' | 'unverified' | 'waiting' | 'suspended'>> = {
  'login-failed': 'wrong',
  'email-not-verified': 'unverified',
  'account-not-approved': 'waiting',
  'account-suspended': 'suspended',
};

/**
 * Log in. Without the password, a caller learns nothing about the account, not even whether it exists or has a second
 * factor. With one, this opens no session: it begins a flow that `finish-login` ends (docs/decisions/210).
 */
export const login = write(contract.login, {
  limits: (input, request, _actor, { devices }) => guessLimits(input.email, request, devices),
  prepare: async (ctx, input) => {
    const user = await findLoginByEmail(ctx.db, input.email);
    const right = await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null);
    return {
      ...prepareLogin(ctx, input.email),
      userId: user?.id ?? null,
      checkedHash: user?.password_hash ?? null,
      right,
      flow: { ...ctx.ports.tokens.make(), expiresAt: ctx.now + FLOW_MS },
      wasLoggedIn: ctx.actor.kind === 'user',
    };
  },
  work: async (tx, input, prepared) => {
    // Nobody has the empty id: unknown addresses cause the same queries as known ones, or timing would tell.
    const account = await findLogin(tx.db, prepared.userId ?? '');
    // A password changed since it was verified counts as wrong.
    if (account === undefined || !prepared.right || account.password_hash !== prepared.checkedHash)
      fail('login-failed');
    requireActive(account);
    const { second_factor: policy } = await tx.settings();
    const factors = await findFactors(tx.db, account.id);
    const hasFactor = factors.totp || factors.passkey;
    const next = chooseNextStep(policy, { isAdmin: account.is_admin === 1, hasFactor });
    if (next === 'session') return completeLogin(tx, account, prepared, input.clientID);
    await endReplaced(tx);
    await insertFlow(tx.db, {
      token_hash: prepared.flow.hash,
      purpose: next,
      user_id: account.id,
      session_id: null,
      client_id: cleanClientId(input.clientID),
      data: null,
      created_at: tx.now,
      expires_at: prepared.flow.expiresAt,
    });
    return { next, factors };
  },
  refused: (code, input, { address }) => {
    const reason = REFUSALS[code];
    return reason === undefined ? null : { type: 'login.refused', email: input.email.slice(0, 320), reason, address };
  },
  reply: (output, prepared) => {
    if ('sessionUUID' in output) return replyLoggedIn(prepared);
    return { flow: prepared.flow, ...(prepared.wasLoggedIn && { session: 'clear' }) };
  },
});
