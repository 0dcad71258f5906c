import { type NextStep, read as contract } from '@scriptorium/contract/operations/invitations.ts';
import { findLoginByEmail } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { isUnclaimed, maySignUp } from '../../model/groups/invitations.ts';
import { getInvitation } from './get-invitation.ts';
import { read as readOperation, type ReadContext } from '../../pipeline/operation.ts';
import { linkLimits } from './link-limits.ts';

/** Whoever holds the link has read the mail, so they may learn whether the address has an account. */
export const read = readOperation(
  contract,
  async (ctx, input) => {
    const invitation = await getInvitation(ctx.db, ctx.ports.tokens.hash(input.token), ctx.now);
    return {
      to: { kind: invitation.to.kind, name: invitation.to.name },
      invitedBy: invitation.inviterName,
      email: invitation.email,
      role: invitation.role,
      expiresAt: new Date(invitation.expires_at).toISOString(),
      next: await findNextStep(ctx, invitation.email),
    };
  },
  { limits: linkLimits },
);

async function findNextStep(ctx: ReadContext, email: string): Promise<NextStep> {
  if (ctx.actor.kind === 'user') return foldEmail(ctx.actor.email) === foldEmail(email) ? 'accept' : 'other-account';
  const account = await findLoginByEmail(ctx.db, email);
  if (account !== undefined && !isUnclaimed(account)) return account.suspended === 1 ? 'closed' : 'log-in';
  const settings = await ctx.settings();
  // In that case, the first login at a provider creates the account.
  if (settings.password_login !== '1') return 'log-in';
  return maySignUp(settings, email) ? 'sign-up' : 'closed';
}
