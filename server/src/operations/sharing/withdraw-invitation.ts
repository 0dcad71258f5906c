import { withdrawInvitation as contract } from '@scriptorium/contract/operations/sharing.ts';
import { write } from '../../pipeline/operation.ts';
import { readInvitations, withdraw } from '../invitations/send-invitation.ts';
import { lockTarget } from './lock-target.ts';

export const withdrawInvitation = write(contract, {
  work: async (tx, input) => {
    const { item, to } = await lockTarget(tx, input);
    const email = await withdraw(tx, to, input.invitation);
    tx.record({ type: 'item.invitation-withdrawn', workspaceId: item.workspace_id, itemId: item.id, email });
    return readInvitations(tx, to);
  },
});
