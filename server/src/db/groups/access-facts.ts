import type { Kysely } from 'kysely';
import { type GroupFacts, roleOfMember, type WorkspaceFacts } from '../../domain/items/access-facts.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';

/**
 * A user's relation to a workspace. `lock` holds the workspace row until the end of the transaction: quota, item count
 * and revision depend on it, and changes of one tree are serialized.
 */
export async function loadWorkspaceFacts(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string | null,
  lock: boolean,
): Promise<WorkspaceFacts> {
  const query = db.selectFrom('workspace').select(['user_id', 'group_id']).where('id', '=', workspaceId);
  const workspace = await (lock ? lockRows(db, query) : query).executeTakeFirst();
  if (workspace === undefined) return { exists: false, isOwner: false, isMember: false, role: null };
  if (workspace.group_id === null) {
    const isOwner = workspace.user_id !== null && workspace.user_id === userId;
    // That of a deleted account is there until it has been cleared, for nobody.
    return { exists: workspace.user_id !== null, isOwner, isMember: false, role: isOwner ? 'owner' : null };
  }
  const group = await loadGroupFacts(db, workspace.group_id, userId, false);
  return { exists: group.exists, isOwner: false, isMember: group.isMember, role: group.role };
}

/** A user's relation to a group; deleted groups do not exist. */
export async function loadGroupFacts(
  db: Kysely<Schema>,
  groupId: string,
  userId: string | null,
  lock: boolean,
): Promise<GroupFacts> {
  const query = db
    .selectFrom('user_group')
    .select(['id', 'owner_id'])
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null);
  const group = await (lock ? lockRows(db, query) : query).executeTakeFirst();
  if (group === undefined) return { exists: false, isMember: false, isManager: false, isOwner: false, role: null };
  if (userId === null) return { exists: true, isMember: false, isManager: false, isOwner: false, role: null };
  const membership = await db
    .selectFrom('membership')
    .select(['is_manager', 'role'])
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (membership === undefined) return { exists: true, isMember: false, isManager: false, isOwner: false, role: null };
  const isManager = membership.is_manager === 1;
  const isOwner = group.owner_id === userId;
  return { exists: true, isMember: true, isManager, isOwner, role: roleOfMember({ isOwner, ...membership }) };
}
