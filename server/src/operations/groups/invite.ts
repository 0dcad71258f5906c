import { fail } from '@scriptorium/contract/errors.ts';
import { invite as contract } from '@scriptorium/contract/operations/groups.ts';
import { countInvitations, endInvitationOf, insertInvitation, isAddressOfMember } from '../../db/groups/invitations.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { invitationLimits, readInvitations, sendInvitation } from './send-invitation.ts';

/** Open invitations of one group. */
const MAX_OPEN = 200;

export const invite = write(contract, {
  limits: (_input, _request, actor) => invitationLimits(actor),
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const email = input.email.trim().normalize('NFC');
    if (await isAddressOfMember(tx.db, group.id, email)) fail('already-member', { field: 'email' });
    await endInvitationOf(tx.db, group.id, email, { expiredBy: tx.now });
    if ((await countInvitations(tx.db, group.id)) >= MAX_OPEN) fail('invitation-limit');
    const sent = await sendInvitation(tx, group, { email, role: input.role });
    const row = { id: tx.newId(), group_id: group.id, email, role: input.role, ...sent };
    if (!(await insertInvitation(tx.db, row))) fail('already-invited', { field: 'email' });
    const { id: groupId, name } = group;
    tx.record({ type: 'group.invitation-sent', groupId, name, email, role: input.role, again: false });
    return readInvitations(tx.db, group.id, tx.now);
  },
});
