import { resendInvitation as contract } from '@scriptorium/contract/operations/sharing.ts';
import { write } from '../../pipeline/operation.ts';
import { inviteAgain, invitationLimits, readInvitations } from '../invitations/send-invitation.ts';
import { lockTarget } from './lock-target.ts';

export const resendInvitation = write(contract, {
  limits: (_input, _request, actor) => invitationLimits(actor),
  work: async (tx, input) => {
    const { item, to } = await lockTarget(tx, input);
    const invited = await inviteAgain(tx, to, input.invitation);
    tx.record({
      type: 'item.invitation-sent',
      workspaceId: item.workspace_id,
      itemId: item.id,
      ...invited,
      again: true,
    });
    return readInvitations(tx, to);
  },
});
