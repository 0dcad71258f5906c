import type { Kysely } from 'kysely';
import type { GroupFacts, WorkspaceFacts } from '../../domain/items/access-facts.ts';
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
  if (workspace === undefined) return { exists: false, isOwner: false, isMember: false };
  if (workspace.group_id === null) {
    return { exists: true, isOwner: workspace.user_id !== null && workspace.user_id === userId, isMember: false };
  }
  const group = await loadGroupFacts(db, workspace.group_id, userId, false);
  return { exists: group.exists, isOwner: false, isMember: group.isMember };
}

/** A user's relation to a group; deleted groups do not exist. */
export async function loadGroupFacts(
  db: Kysely<Schema>,
  groupId: string,
  userId: string | null,
  lock: boolean,
): Promise<GroupFacts> {
  const query = db.selectFrom('user_group').select('id').where('id', '=', groupId).where('deleted_at', 'is', null);
  const group = await (lock ? lockRows(db, query) : query).executeTakeFirst();
  if (group === undefined) return { exists: false, isMember: false, isManager: false };
  if (userId === null) return { exists: true, isMember: false, isManager: false };
  const membership = await db
    .selectFrom('membership')
    .select('is_manager')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { exists: true, isMember: membership !== undefined, isManager: membership?.is_manager === 1 };
}
