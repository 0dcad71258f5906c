import { fail } from '@scriptorium/contract/errors.ts';
import { accept as contract } from '@scriptorium/contract/operations/invitations.ts';
import { findUser } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { getInvitation } from './get-invitation.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { linkLimits } from './link-limits.ts';
import { acceptInvitation } from './accept-invitation.ts';

export const accept = write(contract, {
  limits: linkLimits,
  work: async (tx, input) => {
    const invitation = await getInvitation(tx.db, tx.hashToken(input.token), tx.now);
    const user = (await findUser(tx.db, requireUser(tx.actor).userId)) ?? fail('forbidden');
    const isOwner = user.email_verified === 1 && foldEmail(user.email) === foldEmail(invitation.email);
    if (!isOwner) fail('forbidden', { message: 'This invitation is for another e-mail address.' });
    return acceptInvitation(tx, invitation, { id: user.id, name: user.display_name || user.email });
  },
});
