import { deleteGroup, listMemberIds } from '../../db/groups/groups.ts';
import { listRecipients } from '../../db/groups/item-shares.ts';
import type { Tx } from '../../pipeline/operation.ts';

/**
 * Deletes a group, for its members and for everyone with a share of or link to something in it. Returns the former
 * members.
 */
export async function endGroup(tx: Tx, group: { id: string; name: string }): Promise<string[]> {
  const memberIds = await listMemberIds(tx.db, group.id);
  // A group's workspace has the group's id.
  const end = await prepareEnd(tx, group.id);
  await deleteGroup(tx.db, group.id, tx.now);
  tx.record({ type: 'group.deleted', groupId: group.id, name: group.name, memberIds });
  end();
  return memberIds;
}

/**
 * Reads who has access to anything in a workspace. Call the returned function once access has ended: it records the
 * event that updates their open pages.
 */
export async function prepareEnd(tx: Tx, workspaceId: string): Promise<() => void> {
  const holders = await listRecipients(tx.db, workspaceId, tx.now);
  const userIds = [...new Set(holders.map(({ userId }) => userId))];
  return () => tx.record({ type: 'access.changed', workspaceId, userIds });
}
