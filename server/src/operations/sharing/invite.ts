import { fail } from '@scriptorium/contract/errors.ts';
import { invite as contract } from '@scriptorium/contract/operations/sharing.ts';
import { isAddressOfRecipient, isAddressOfMember } from '../../db/groups/invitations.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { inviteAddress, invitationLimits, type NamedTarget, readInvitations } from '../invitations/send-invitation.ts';
import { checkRoom } from './check-room.ts';
import { lockTarget } from './lock-target.ts';

/** Looks only at people who can see the item anyway, so as not to reveal who else has an account. */
export const invite = write(contract, {
  limits: (_input, _request, actor) => invitationLimits(actor),
  work: async (tx, input) => {
    const { item, to } = await lockTarget(tx, input);
    const invited = { email: input.email.trim().normalize('NFC'), role: input.role };
    await refuseKnown(tx, { ...to, itemId: item.id }, invited.email);
    await inviteAddress(tx, to, invited, () => checkRoom(tx, item));
    tx.record({
      type: 'item.invitation-sent',
      workspaceId: item.workspace_id,
      itemId: item.id,
      ...invited,
      again: false,
    });
    return readInvitations(tx, to);
  },
});

async function refuseKnown(tx: Tx, to: NamedTarget & { itemId: string }, email: string): Promise<void> {
  const { workspaceId } = to;
  if (foldEmail(requireUser(tx.actor).email) === foldEmail(email))
    fail('already-member', { field: 'email', message: 'This is your own address.' });
  if (await isAddressOfRecipient(tx.db, to, email))
    fail('already-member', { field: 'email', message: 'This is shared with them already.' });
  if (await isAddressOfMember(tx.db, workspaceId, email))
    fail('already-member', { field: 'email', message: 'They are a member of the group.' });
}
