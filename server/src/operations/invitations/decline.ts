import { decline as contract } from '@scriptorium/contract/operations/invitations.ts';
import { takeInvitation } from '../../db/groups/invitations.ts';
import { getInvitation } from './get-invitation.ts';
import { write } from '../../pipeline/operation.ts';
import { linkLimits } from './link-limits.ts';

export const decline = write(contract, {
  limits: linkLimits,
  work: async (tx, input) => {
    const invitation = await getInvitation(tx.db, tx.hashToken(input.token), tx.now);
    const { group_id: groupId, group_name: name, email } = invitation;
    await takeInvitation(tx.db, { id: invitation.id, groupId });
    tx.record({ type: 'group.invitation-declined', groupId, name, email });
    await tx.notify([invitation.invited_by], {
      message: `${email} declined your invitation to the group “${name}”.`,
      actionUrl: `/groups/manage/${groupId}`,
    });
    return {};
  },
});
