import { fail } from '@scriptorium/contract/errors.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { splitPath } from '@scriptorium/contract/rules/file-name.ts';
import { addMembership, findMembership } from '../../db/groups/groups.ts';
import { takeInvitation } from '../../db/groups/invitations.ts';
import { findShareWith, insertShare, updateShare } from '../../db/groups/item-shares.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { workspacePath } from '../../domain/items/workspace-path.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { findMemberRole, locateForUser } from '../../pipeline/item-access.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { noteAccess } from '../sharing/own-share.ts';
import type { OpenInvitation } from './get-invitation.ts';

interface Invited {
  id: string;
  name: string;
}

/** Accepts an invitation, and returns where it leads. Accepting never takes away rights. */
export async function acceptInvitation(
  tx: Tx,
  invitation: OpenInvitation,
  user: Invited,
): Promise<{ workspaceUUID: string; path: string }> {
  const { item } = invitation;
  return item === null ? joinGroup(tx, invitation, user) : shareItem(tx, invitation, item, user);
}

async function joinGroup(tx: Tx, invitation: OpenInvitation, user: Invited) {
  const { id: groupId, name } = await lockGroup(tx.db, invitation.workspace_id);
  if ((await takeInvitation(tx.db, invitation.id, invitation.to)) === undefined) fail('invalid-token');
  if ((await findMembership(tx.db, groupId, user.id)) === undefined) {
    await addMembership(tx.db, { groupId, userId: user.id, role: invitation.role, now: tx.now });
    tx.record({ type: 'group.member-added', groupId, name, userId: user.id, userName: user.name });
    await tx.notify([invitation.invited_by], {
      code: 'invitation-accepted-group',
      values: { by: user.name, group: name },
      actionUrl: `/groups/manage/${groupId}`,
    });
  }
  return { workspaceUUID: groupId, path: '' };
}

async function shareItem(tx: Tx, invitation: OpenInvitation, item: ItemRow, user: Invited) {
  const { role, to } = invitation;
  const workspaceId = item.workspace_id;
  await lockWorkspace(tx.db, workspaceId);
  if ((await takeInvitation(tx.db, invitation.id, to)) === undefined) fail('invalid-token');
  const own = await findMemberRole(tx.db, workspaceId, user.id);
  if (own === null || !isAtLeast(own, role)) {
    await grantShare(tx, invitation, item, user.id);
    tx.record({ type: 'item.shared', workspaceId, itemId: item.id, with: user.name, role });
    await noteAccess(tx, { workspace_id: workspaceId, user_id: user.id, group_id: null });
  }
  const there = await locateForUser(tx.db, item, invitation.invited_by, tx.now);
  await tx.notify([invitation.invited_by], {
    code: 'invitation-accepted',
    values: { by: user.name, name: to.name },
    ...(there !== null && { actionUrl: workspacePath(there.workspaceUUID, splitPath(there.path) ?? []) }),
  });
  return (await locateForUser(tx.db, item, user.id, tx.now)) ?? fail('internal');
}

async function grantShare(tx: Tx, invitation: OpenInvitation, item: ItemRow, userId: string): Promise<void> {
  const { role, invited_by: sharedBy } = invitation;
  const terms = { role, workspace_id: item.workspace_id, expires_at: null, shared_by: sharedBy, shared_at: tx.now };
  const known = await findShareWith(tx.db, item.id, { userId });
  if (known === undefined) {
    await insertShare(tx.db, { id: tx.newId(), item_id: item.id, user_id: userId, group_id: null, ...terms });
    return;
  }
  const holds = known.workspace_id === item.workspace_id && (known.expires_at === null || known.expires_at > tx.now);
  if (!holds || !isAtLeast(known.role, role)) await updateShare(tx.db, known.id, terms);
}
