import { findMembershipOrigin, isDirectoryManaged } from '../../db/groups/directory-groups.ts';
import { removeMembership, type GroupRow } from '../../db/groups/groups.ts';
import { endInvitationsBy } from '../../db/groups/invitations.ts';
import { withdrawLinksBy } from '../../db/groups/share-links.ts';
import { forgetReviewOf } from '../../db/texts/review-waiting.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { settleSuccession } from '../../model/groups/groups.ts';
import { noteLink } from '../sharing/own-link.ts';

/** Ends a membership and notifies whoever inherits the group. */
export async function dropMember(
  tx: Tx,
  group: GroupRow,
  member: { id: string; name: string },
  how: 'left' | 'removed' | 'account-deleted',
): Promise<void> {
  const wasManager = (await findMembershipOrigin(tx.db, group.id, member.id))?.is_manager === 1;
  await removeMembership(tx.db, group.id, member.id);
  await forgetReviewOf(tx.db, group.id, member.id);
  // Otherwise a removed member could return through an invitation or link of their own.
  await endInvitationsBy(tx.db, group.id, member.id);
  for (const link of await withdrawLinksBy(tx.db, group.id, member.id, tx.now))
    await noteLink(tx, link, 'link.withdrawn');
  const { id: groupId, name } = group;
  tx.record({ type: 'group.member-removed', groupId, name, userId: member.id, userName: member.name, how });
  // A directory's group may have neither, and nobody inherits it because someone left.
  if (wasManager || group.owner_id === member.id) await recordSuccession(tx, group);
}

/** Appoints a successor if the group has lost its owner or last manager. A directory's group may have neither. */
export async function recordSuccession(tx: Tx, group: GroupRow): Promise<void> {
  if (await isDirectoryManaged(tx.db, group.id)) return;
  const { newOwner } = await settleSuccession(tx.db, group.id);
  if (newOwner === null) return;
  tx.record({
    type: 'group.owner-changed',
    groupId: group.id,
    name: group.name,
    ownerId: newOwner.id,
    ownerName: newOwner.name,
  });
  await tx.notify([newOwner.id], {
    code: 'group-owner',
    values: { group: group.name },
    actionUrl: `/groups/manage/${group.id}`,
  });
}
