import { type Kysely, sql } from 'kysely';
import { type GroupFacts, roleOfMember } from '../../domain/items/access-facts.ts';
import { lockRows } from '../engine/lock-rows.ts';
import { prepare } from '../engine/prepared.ts';
import type { Schema } from '../schema.ts';

/**
 * Locks the workspace with this id, or that of the item with this id, and returns its id. The lock serializes changes to
 * the tree, and protects the quota, item count and revision.
 */
export async function lockWorkspaceOf(db: Kysely<Schema>, id: string): Promise<string | undefined> {
  return (await findWorkspaceOf(db, { id })).rows[0]?.id;
}

const findWorkspaceOf = prepare((db, { id }: { id: string }) =>
  lockRows(
    db,
    db
      .selectFrom('workspace')
      .select('id')
      .where('id', 'in', sql<string>`(select ${id} union all select workspace_id from item where id = ${id})`),
  ),
);

/** A user's relation to a group. Deleted groups do not exist; nobody (null) is in no group. */
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
