import { withdrawInvitation as contract } from '@scriptorium/contract/operations/groups.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { readInvitations, withdraw } from '../invitations/send-invitation.ts';
import { asTarget } from './invite.ts';

export const withdrawInvitation = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const email = await withdraw(tx, asTarget(group), input.invitation);
    tx.record({ type: 'group.invitation-withdrawn', groupId: group.id, name: group.name, email });
    return readInvitations(tx, asTarget(group));
  },
});
