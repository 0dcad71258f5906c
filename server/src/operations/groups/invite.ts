import { fail } from '@scriptorium/contract/errors.ts';
import { invite as contract } from '@scriptorium/contract/operations/groups.ts';
import { countInvitations, isAddressOfMember } from '../../db/groups/invitations.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { inviteAddress, invitationLimits, type NamedTarget, readInvitations } from '../invitations/send-invitation.ts';

/** Open invitations per group. */
const MAX_OPEN = 200;

export const invite = write(contract, {
  limits: (_input, _request, actor) => invitationLimits(actor),
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const to = asTarget(group);
    const invited = { email: input.email.trim().normalize('NFC'), role: input.role };
    if (await isAddressOfMember(tx.db, group.id, invited.email)) fail('already-member', { field: 'email' });
    await inviteAddress(tx, to, invited, async () => {
      if ((await countInvitations(tx.db, to)) >= MAX_OPEN) fail('invitation-limit');
    });
    tx.record({ type: 'group.invitation-sent', groupId: group.id, name: group.name, ...invited, again: false });
    return readInvitations(tx, to);
  },
});

export const asTarget = (group: { id: string; name: string }): NamedTarget => ({
  kind: 'group',
  name: group.name,
  workspaceId: group.id,
  itemId: null,
});
