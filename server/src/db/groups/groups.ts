import type { Kysely, Selectable } from 'kysely';
import { foldName } from '../../domain/items/fold-name.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { UserGroupTable } from '../schema/groups.ts';
import { findUser, findUserByEmail, type UserRow } from '../accounts/users.ts';
import { createWorkspace } from './workspaces.ts';

type MemberRole = 'reader' | 'commenter' | 'editor';

export type GroupRow = Selectable<UserGroupTable>;

/** Creates a group and its workspace, with the same id; the owner, if any, becomes its first manager. */
export async function createGroup(
  db: Kysely<Schema>,
  group: { id: string; rootId: string; name: string; ownerId: string | null; quota: number; now: number },
): Promise<void> {
  const { id, rootId, name, ownerId, quota, now } = group;
  await db
    .insertInto('user_group')
    .values({ id, name, name_key: foldName(name), owner_id: ownerId, created_at: now, deleted_at: null })
    .execute();
  if (ownerId !== null)
    await db
      .insertInto('membership')
      .values({ group_id: id, user_id: ownerId, is_manager: 1, joined_at: now })
      .execute();
  await createWorkspace(db, { id, rootId, owner: { type: 'group', groupId: id }, quota, now });
}

/** Locks a group, which serializes changes to its members. Undefined if it is deleted. */
export async function lockGroupRow(db: Kysely<Schema>, id: string): Promise<GroupRow | undefined> {
  const query = db.selectFrom('user_group').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  return lockRows(db, query).executeTakeFirst();
}

/** Undefined if the group is deleted. */
export function findGroup(db: Kysely<Schema>, id: string): Promise<GroupRow | undefined> {
  return db
    .selectFrom('user_group')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The account with this id or e-mail address. */
export async function findNamedUser(db: Kysely<Schema>, named: string): Promise<UserRow | undefined> {
  return (await findUser(db, named)) ?? (await findUserByEmail(db, named));
}

/** The same, locked, so that it cannot be deleted meanwhile. */
export async function lockNamedUser(db: Kysely<Schema>, named: string): Promise<UserRow | undefined> {
  const found = await findNamedUser(db, named);
  if (found === undefined) return undefined;
  const query = db.selectFrom('user').selectAll().where('id', '=', found.id).where('deleted_at', 'is', null);
  return lockRows(db, query).executeTakeFirst();
}

export async function findMembership(
  db: Kysely<Schema>,
  groupId: string,
  userId: string,
): Promise<{ isManager: boolean } | undefined> {
  const row = await db
    .selectFrom('membership')
    .select('is_manager')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { isManager: row.is_manager === 1 };
}

/** Sets a member's role and returns the previous one. `provider`: whose claims granted it; null if a person did. */
export async function setMemberRole(
  db: Kysely<Schema>,
  groupId: string,
  userId: string,
  role: MemberRole,
  provider: string | null = null,
): Promise<MemberRole> {
  const { role: before } = await db
    .selectFrom('membership')
    .select('role')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('membership')
    .set({ role, provider_id: provider })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
  return before;
}

/** How many groups a user manages; `user_group_management_limit` caps it. */
export async function countManagedGroups(db: Kysely<Schema>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('user_group', 'user_group.id', 'membership.group_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('membership.user_id', '=', userId)
    .where('membership.is_manager', '=', 1)
    .where('user_group.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countManagers(db: Kysely<Schema>, groupId: string): Promise<number> {
  const row = await db
    .selectFrom('membership')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('is_manager', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function listMemberIds(db: Kysely<Schema>, groupId: string): Promise<string[]> {
  const rows = await db.selectFrom('membership').select('user_id').where('group_id', '=', groupId).execute();
  return rows.map((row) => row.user_id);
}

export async function addMembership(
  db: Kysely<Schema>,
  row: { groupId: string; userId: string; role?: MemberRole; provider?: string; directory?: string; now: number },
): Promise<void> {
  await db
    .insertInto('membership')
    .values({
      group_id: row.groupId,
      user_id: row.userId,
      is_manager: 0,
      ...(row.role !== undefined && { role: row.role }),
      joined_at: row.now,
      provider_id: row.provider ?? null,
      directory_id: row.directory ?? null,
    })
    .execute();
}

/** `provider`: see {@link setMemberRole}. */
export async function setManager(
  db: Kysely<Schema>,
  groupId: string,
  userId: string,
  isManager: boolean,
  provider: string | null = null,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ is_manager: isManager ? 1 : 0, provider_id: provider })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMembership(db: Kysely<Schema>, groupId: string, userId: string): Promise<void> {
  await db.deleteFrom('membership').where('group_id', '=', groupId).where('user_id', '=', userId).execute();
}

export async function setOwner(db: Kysely<Schema>, groupId: string, ownerId: string | null): Promise<void> {
  await db.updateTable('user_group').set({ owner_id: ownerId }).where('id', '=', groupId).execute();
}

export interface Member {
  id: string;
  name: string;
  isManager: boolean;
}

/** Longest-serving first. */
export async function listMembersBySeniority(db: Kysely<Schema>, groupId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('user', 'user.id', 'membership.user_id')
    .select(['user.id', 'user.display_name', 'user.email', 'membership.is_manager'])
    .where('membership.group_id', '=', groupId)
    .orderBy('membership.joined_at')
    .orderBy('user.id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.display_name || row.email, isManager: row.is_manager === 1 }));
}

export async function readOwnerId(db: Kysely<Schema>, groupId: string): Promise<string | null> {
  const row = await db.selectFrom('user_group').select('owner_id').where('id', '=', groupId).executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Hides a group from its members. An administrator can restore it for 30 days, but without its open invitations. */
export async function deleteGroup(db: Kysely<Schema>, groupId: string, now: number): Promise<void> {
  await db.deleteFrom('invitation').where('workspace_id', '=', groupId).execute();
  await db.updateTable('user_group').set({ deleted_at: now }).where('id', '=', groupId).execute();
}

/** Ids of a user's groups, in the order of their names. */
export async function listGroupIdsOf(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('user_group', 'user_group.id', 'membership.group_id')
    .select(['user_group.id', 'user_group.name'])
    .where('membership.user_id', '=', userId)
    .where('user_group.deleted_at', 'is', null)
    .execute();
  return rows.toSorted((a, b) => a.name.localeCompare(b.name)).map((row) => row.id);
}
