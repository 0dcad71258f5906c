import * as contract from '@scriptorium/contract/operations/auth.ts';
import { type ErrorCode, fail } from '@scriptorium/contract/errors.ts';
import { findLogin, findLoginByEmail } from '../../db/accounts/users.ts';
import { write } from '../../pipeline/operation.ts';
import { originHere, requirePasswordLogin } from '../../pipeline/open-session.ts';
import { finishFirstStep, prepareFirstStep, replyFirstStep } from './complete-login.ts';
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
    await requirePasswordLogin(ctx);
    const user = await findLoginByEmail(ctx.db, input.email);
    const right = await ctx.ports.passwords.verify(input.password, user?.password_hash ?? null);
    return {
      ...prepareFirstStep(ctx, input.email),
      userId: user?.id ?? null,
      checkedHash: user?.password_hash ?? null,
      right,
    };
  },
  work: async (tx, input, prepared) => {
    // Nobody has the empty id: unknown addresses cause the same queries as known ones, or timing would tell.
    const account = await findLogin(tx.db, prepared.userId ?? '');
    // A password changed since it was verified counts as wrong.
    if (account === undefined || !prepared.right || account.password_hash !== prepared.checkedHash)
      fail('login-failed');
    await requirePasswordLogin(tx);
    return finishFirstStep(tx, account, prepared, originHere(input.clientID));
  },
  refused: (code, input, { address }) => {
    const reason = REFUSALS[code];
    return reason === undefined ? null : { type: 'login.refused', email: input.email.slice(0, 320), reason, address };
  },
  reply: replyFirstStep,
});
