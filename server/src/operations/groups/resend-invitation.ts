import { fail } from '@scriptorium/contract/errors.ts';
import { resendInvitation as contract } from '@scriptorium/contract/operations/groups.ts';
import { findInvitation, renewInvitation } from '../../db/groups/invitations.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { invitationLimits, readInvitations, sendInvitation } from './send-invitation.ts';

export const resendInvitation = write(contract, {
  limits: (_input, _request, actor) => invitationLimits(actor),
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const which = { id: input.invitation, groupId: group.id };
    const { email, role } = (await findInvitation(tx.db, which)) ?? fail('not-found', INVITATION_GONE);
    await renewInvitation(tx.db, which, await sendInvitation(tx, group, { email, role }));
    tx.record({ type: 'group.invitation-sent', groupId: group.id, name: group.name, email, role, again: true });
    return readInvitations(tx.db, group.id, tx.now);
  },
});

export const INVITATION_GONE = { message: 'This invitation was answered or withdrawn in the meantime.' };
