import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { DirectoryGroupTable } from '../schema/accounts.ts';

export type DirectoryGroupRow = Selectable<DirectoryGroupTable>;

/** Conditions by which a directory may look groups up; `member` is the id of a person it added. */
interface GroupsQuery {
  id?: string;
  name_key?: string;
  external_id?: string;
  member?: string;
}

function groups(db: Kysely<Schema>, directoryId: string) {
  return db
    .selectFrom('directory_group')
    .innerJoin('user_group', 'user_group.id', 'directory_group.group_id')
    .where('directory_group.directory_id', '=', directoryId)
    .where('directory_group.removed_at', 'is', null)
    .where('user_group.deleted_at', 'is', null);
}

function matching(db: Kysely<Schema>, directoryId: string, { id, name_key, external_id, member }: GroupsQuery) {
  let found = groups(db, directoryId);
  if (id !== undefined) found = found.where('directory_group.group_id', '=', id);
  if (name_key !== undefined) found = found.where('directory_group.name_key', '=', name_key);
  if (external_id !== undefined) found = found.where('directory_group.external_id', '=', external_id);
  if (member !== undefined)
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('membership')
          .select('membership.user_id')
          .whereRef('membership.group_id', '=', 'directory_group.group_id')
          .where('membership.user_id', '=', member)
          .where('membership.directory_id', '=', directoryId),
      ),
    );
  return found;
}

export function listDirectoryGroups(
  db: Kysely<Schema>,
  directoryId: string,
  query: GroupsQuery,
  page: { offset: number; limit: number },
): Promise<DirectoryGroupRow[]> {
  return matching(db, directoryId, query)
    .selectAll('directory_group')
    .orderBy('directory_group.made_at')
    .orderBy('directory_group.group_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countDirectoryGroups(
  db: Kysely<Schema>,
  directoryId: string,
  query: GroupsQuery,
): Promise<number> {
  const { count } = await matching(db, directoryId, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findDirectoryGroup(
  db: Kysely<Schema>,
  directoryId: string,
  groupId: string,
): Promise<DirectoryGroupRow | undefined> {
  return groups(db, directoryId)
    .selectAll('directory_group')
    .where('directory_group.group_id', '=', groupId)
    .executeTakeFirst();
}

/**
 * A group that the directory removed earlier, by the directory's id for it or, without one, by name. Skips groups that
 * have an owner by now.
 */
export function findRemovedGroup(
  db: Kysely<Schema>,
  directoryId: string,
  by: { external_id: string | null; name_key: string },
): Promise<DirectoryGroupRow | undefined> {
  return db
    .selectFrom('directory_group')
    .innerJoin('user_group', 'user_group.id', 'directory_group.group_id')
    .selectAll('directory_group')
    .where('directory_group.directory_id', '=', directoryId)
    .where('directory_group.removed_at', 'is not', null)
    .where('user_group.deleted_at', 'is', null)
    .where('user_group.owner_id', 'is', null)
    .where('directory_group.external_id', by.external_id === null ? 'is' : '=', by.external_id)
    .$if(by.external_id === null, (query) => query.where('directory_group.name_key', '=', by.name_key))
    .orderBy('directory_group.removed_at', 'desc')
    .executeTakeFirst();
}

export async function insertDirectoryGroup(db: Kysely<Schema>, row: Insertable<DirectoryGroupTable>): Promise<void> {
  await db.insertInto('directory_group').values(row).execute();
}

export async function updateDirectoryGroup(
  db: Kysely<Schema>,
  groupId: string,
  change: Partial<Omit<DirectoryGroupTable, 'group_id' | 'directory_id' | 'made_at'>>,
): Promise<void> {
  await db.updateTable('directory_group').set(change).where('group_id', '=', groupId).execute();
}

/** Whether a directory manages this group's members. */
export async function isDirectoryManaged(db: Kysely<Schema>, groupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('directory_group')
    .select('group_id')
    .where('group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the members that the directory added to these groups, by group. */
export async function listDirectoryMembers(
  db: Kysely<Schema>,
  directoryId: string,
  groupIds: readonly string[],
): Promise<Map<string, string[]>> {
  const members = new Map(groupIds.map((id): [string, string[]] => [id, []]));
  if (groupIds.length === 0) return members;
  const rows = await db
    .selectFrom('membership')
    .select(['group_id', 'user_id'])
    .where('directory_id', '=', directoryId)
    .where('group_id', 'in', groupIds)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  for (const row of rows) members.get(row.group_id)?.push(row.user_id);
  return members;
}

/** How many members the directory added to each of these groups. Groups without any are omitted. */
export async function countDirectoryMembers(
  db: Kysely<Schema>,
  directoryId: string,
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership')
    .select((eb) => ['group_id', eb.fn.countAll<number>().as('count')])
    .where('directory_id', '=', directoryId)
    .where('group_id', 'in', groupIds)
    .groupBy('group_id')
    .execute();
  return new Map(rows.map((row) => [row.group_id, Number(row.count)]));
}

/** Ids of groups to which the directory added this person. */
export async function listGroupsOfPerson(
  db: Kysely<Schema>,
  directoryId: string,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('group_id')
    .where('user_id', '=', userId)
    .where('directory_id', '=', directoryId)
    .orderBy('group_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.group_id);
}

interface MembershipOrigin {
  is_manager: 0 | 1;
  directory_id: string | null;
}

/** Undefined if the person is not a member. */
export function findMembershipOrigin(
  db: Kysely<Schema>,
  groupId: string,
  userId: string,
): Promise<MembershipOrigin | undefined> {
  return db
    .selectFrom('membership')
    .select(['is_manager', 'directory_id'])
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Records who granted a membership: a directory, which may end it, or (null) a person. */
export async function setMembershipOrigin(
  db: Kysely<Schema>,
  groupId: string,
  userId: string,
  directoryId: string | null,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ directory_id: directoryId })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}
