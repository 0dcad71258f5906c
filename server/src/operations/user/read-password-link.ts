import { fail } from '@scriptorium/contract/errors.ts';
import { readPasswordLink as contract } from '@scriptorium/contract/operations/user.ts';
import { findToken } from '../../db/accounts/tokens.ts';
import { findUser, hasAdmin } from '../../db/accounts/users.ts';
import { read } from '../../pipeline/operation.ts';
import { passwordLinkLimits } from './password-link-limits.ts';

const USES = { 'reset-password': 'reset', 'set-password': 'first' } as const;

/**
 * Whoever holds the link has read the mail, so they may learn whose account it is for. Used, expired and unknown links,
 * and those of closed accounts, all give the same error.
 */
export const readPasswordLink = read(
  contract,
  async (ctx, input) => {
    const hash = ctx.ports.tokens.hash(input.token);
    for (const kind of ['reset-password', 'set-password'] as const) {
      const token = await findToken(ctx.db, kind, hash, ctx.now);
      const user = token?.userId == null ? undefined : await findUser(ctx.db, token.userId);
      if (user !== undefined && user.suspended === 0) return { use: USES[kind], email: user.email };
    }
    const setup = await findToken(ctx.db, 'setup', hash, ctx.now);
    if (setup === undefined || (await hasAdmin(ctx.db))) return fail('invalid-token');
    return { use: 'setup' as const, email: null };
  },
  { limits: passwordLinkLimits },
);
