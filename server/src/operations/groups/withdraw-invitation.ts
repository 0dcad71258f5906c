import { fail } from '@scriptorium/contract/errors.ts';
import { withdrawInvitation as contract } from '@scriptorium/contract/operations/groups.ts';
import { takeInvitation } from '../../db/groups/invitations.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { INVITATION_GONE } from './resend-invitation.ts';
import { readInvitations } from './send-invitation.ts';

export const withdrawInvitation = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const taken = await takeInvitation(tx.db, { id: input.invitation, groupId: group.id });
    const { email } = taken ?? fail('not-found', INVITATION_GONE);
    tx.record({ type: 'group.invitation-withdrawn', groupId: group.id, name: group.name, email });
    return readInvitations(tx.db, group.id, tx.now);
  },
});
