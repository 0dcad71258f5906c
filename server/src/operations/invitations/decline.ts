import { decline as contract } from '@scriptorium/contract/operations/invitations.ts';
import { takeInvitation } from '../../db/groups/invitations.ts';
import { getInvitation } from './get-invitation.ts';
import { write } from '../../pipeline/operation.ts';
import { linkLimits } from './link-limits.ts';

export const decline = write(contract, {
  limits: linkLimits,
  work: async (tx, input) => {
    const invitation = await getInvitation(tx.db, tx.hashToken(input.token), tx.now);
    await takeInvitation(tx.db, invitation.id, invitation.to);
    const { email, item, to } = invitation;
    if (item === null) {
      tx.record({ type: 'group.invitation-declined', groupId: to.workspaceId, name: to.name, email });
      await tx.notify([invitation.invited_by], {
        code: 'invitation-declined-group',
        values: { by: email, group: to.name },
        actionUrl: `/groups/manage/${to.workspaceId}`,
      });
    } else {
      tx.record({ type: 'item.invitation-declined', workspaceId: to.workspaceId, itemId: item.id, email });
      await tx.notify([invitation.invited_by], {
        code: 'invitation-declined',
        values: { by: email, name: to.name },
      });
    }
    return {};
  },
});
