import { resendInvitation as contract } from '@scriptorium/contract/operations/groups.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { inviteAgain, invitationLimits, readInvitations } from '../invitations/send-invitation.ts';
import { asTarget } from './invite.ts';

export const resendInvitation = write(contract, {
  limits: (_input, _request, actor) => invitationLimits(actor),
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const { email, role } = await inviteAgain(tx, asTarget(group), input.invitation);
    tx.record({ type: 'group.invitation-sent', groupId: group.id, name: group.name, email, role, again: true });
    return readInvitations(tx, asTarget(group));
  },
});
