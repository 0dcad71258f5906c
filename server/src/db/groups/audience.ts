import type { Kysely } from 'kysely';
import { isAtLeast, type Role } from '@scriptorium/contract/review/limits.ts';
import { roleOfMember } from '../../domain/items/access-facts.ts';
import type { Schema } from '../schema.ts';

/** Subquery for who can see a workspace: its owner, or its group's members (a group's workspace has the group's id). */
export function selectMemberIds(db: Kysely<Schema>, workspaceId: string) {
  return db
    .selectFrom('membership')
    .select('user_id')
    .where('group_id', '=', workspaceId)
    .union(
      db
        .selectFrom('workspace')
        .select('user_id')
        .where('id', '=', workspaceId)
        .where('user_id', 'is not', null)
        .$narrowType<{ user_id: string }>(),
    );
}

/**
 * Subquery for who can see an item: whoever can see its workspace, or has it or a folder above it shared by name.
 * `above`: ids from the item itself up to the root.
 */
export function selectReaderIds(
  db: Kysely<Schema>,
  item: { workspaceId: string; above: readonly string[] },
  now: number,
) {
  const shares = db
    .selectFrom('item_share')
    .where('item_share.workspace_id', '=', item.workspaceId)
    .where('item_share.item_id', 'in', item.above)
    .where((eb) => eb.or([eb('item_share.expires_at', 'is', null), eb('item_share.expires_at', '>', now)]));
  return selectMemberIds(db, item.workspaceId)
    .union(
      shares
        .select('item_share.user_id')
        .where('item_share.user_id', 'is not', null)
        .$narrowType<{ user_id: string }>(),
    )
    .union(
      shares
        .innerJoin('user_group', 'user_group.id', 'item_share.group_id')
        .innerJoin('membership', 'membership.group_id', 'user_group.id')
        .where('user_group.deleted_at', 'is', null)
        .select('membership.user_id'),
    );
}

export async function listMemberIds(db: Kysely<Schema>, workspaceId: string): Promise<string[]> {
  const rows = await selectMemberIds(db, workspaceId).execute();
  return rows.map((row) => row.user_id);
}

/** With more, all members are read instead. */
const AMONG = 500;

/** Those of these people who can see a workspace. */
export async function listMembersAmong(
  db: Kysely<Schema>,
  workspaceId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  if (userIds.length > AMONG) return listMemberIds(db, workspaceId);
  // Both databases look each person up, instead of listing all members first.
  const rows = await db
    .selectFrom(selectMemberIds(db, workspaceId).as('member'))
    .select('user_id')
    .where('user_id', 'in', userIds)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Who can see a workspace, and in which role: at most `limit`, managers first, then by seniority; and how many in all. */
export async function listMembersOf(
  db: Kysely<Schema>,
  workspaceId: string,
  limit: number,
): Promise<{ rows: { id: string; role: Role }[]; count: number }> {
  const workspace = await db.selectFrom('workspace').select('user_id').where('id', '=', workspaceId).executeTakeFirst();
  if (workspace?.user_id) return { rows: [{ id: workspace.user_id, role: 'owner' }], count: 1 };
  const members = db.selectFrom('membership').where('membership.group_id', '=', workspaceId);
  const rows = await members
    .innerJoin('user_group', 'user_group.id', 'membership.group_id')
    .select(['membership.user_id', 'membership.is_manager', 'membership.role', 'user_group.owner_id'])
    .orderBy('membership.is_manager', 'desc')
    .orderBy('membership.joined_at')
    .orderBy('membership.user_id')
    .limit(limit)
    .execute();
  const { count } = await members.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ user_id: id, owner_id: owner, ...row }) => ({
      id,
      role: roleOfMember({ isOwner: owner === id, ...row }),
    })),
    count: Number(count),
  };
}

/** Who may share the contents of a workspace: its owner, or its group's managers, by seniority. */
export async function listSharerIds(db: Kysely<Schema>, workspaceId: string, limit: number): Promise<string[]> {
  const { rows } = await listMembersOf(db, workspaceId, limit);
  return rows.filter(({ role }) => isAtLeast(role, 'manager')).map(({ id }) => id);
}

export async function listAdminIds(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('user').select('id').where('is_admin', '=', 1).execute();
  return rows.map((row) => row.id);
}
