import { addMembership, findMembership } from '../../db/groups/groups.ts';
import { takeInvitation } from '../../db/groups/invitations.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import type { OpenInvitation } from './get-invitation.ts';
import type { Tx } from '../../pipeline/operation.ts';

/** Uses up an invitation. Whoever became a member in the meantime keeps the role they have. */
export async function joinGroup(
  tx: Tx,
  invitation: OpenInvitation,
  user: { id: string; name: string },
): Promise<{ groupUUID: string }> {
  const group = await lockGroup(tx.db, invitation.group_id);
  const { id: groupId, name } = group;
  if ((await takeInvitation(tx.db, { id: invitation.id, groupId })) === undefined) fail('invalid-token');
  if ((await findMembership(tx.db, groupId, user.id)) === undefined) {
    await addMembership(tx.db, { groupId, userId: user.id, role: invitation.role, now: tx.now });
    tx.record({ type: 'group.member-added', groupId, name, userId: user.id, userName: user.name });
    await tx.notify([invitation.invited_by], {
      message: `${user.name} accepted your invitation to the group “${name}”.`,
      actionUrl: `/groups/manage/${groupId}`,
    });
  }
  return { groupUUID: groupId };
}
