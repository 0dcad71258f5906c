import { type Kysely, sql } from 'kysely';
import { containsName } from '../items/match-text.ts';
import type { Schema } from '../schema.ts';

export type GroupSort = 'name' | 'size' | 'quota' | 'createdAt';

export interface GroupQuery {
  search?: string | undefined;
  /** List deleted groups that can still be restored, instead of existing ones. */
  deleted?: boolean | undefined;
  sort?: GroupSort | undefined;
  descending?: boolean | undefined;
  offset?: number | undefined;
  /** No limit if omitted. */
  limit?: number | undefined;
}

export interface AdminGroupRow {
  id: string;
  name: string;
  owner_id: string | null;
  owner_name: string;
  created_at: number;
  deleted_at: number | null;
  quota: number;
  used_bytes: number;
  members: GroupMemberRow[];
}

export interface GroupMemberRow {
  group_id: string;
  user_id: string;
  display_name: string;
  email: string;
  /** Null in lists, where the pictures of thousands of people would be too much. */
  avatar: string | null;
  is_manager: 0 | 1;
  role: 'reader' | 'commenter' | 'editor';
  joined_at: number;
  /** The login provider or directory that granted the membership. */
  provider_name: string | null;
}

/** One page of groups with their members, and the total number of groups. */
export async function listAdminGroups(
  db: Kysely<Schema>,
  query: GroupQuery,
): Promise<{ rows: AdminGroupRow[]; total: number }> {
  let page = groupColumns(matchingGroups(db, query))
    .orderBy(sql`${sortKey(query.sort ?? 'name')} ${query.descending === true ? sql`desc` : sql`asc`}`)
    .orderBy('user_group.id');
  if (query.limit !== undefined) page = page.limit(query.limit).offset(query.offset ?? 0);
  const groups = await page.execute();
  const members = await listMembers(db, query.limit === undefined ? 'all' : groups.map((group) => group.id));
  const total = query.limit === undefined ? groups.length : await countGroups(db, query);
  return { rows: groups.map((group) => ({ ...group, members: members.get(group.id) ?? [] })), total };
}

async function countGroups(db: Kysely<Schema>, query: GroupQuery): Promise<number> {
  const { total } = await matchingGroups(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One group, deleted or not, with its members' pictures. */
export async function readAdminGroup(db: Kysely<Schema>, id: string): Promise<AdminGroupRow | undefined> {
  const group = await groupColumns(joinedGroups(db)).where('user_group.id', '=', id).executeTakeFirst();
  if (group === undefined) return undefined;
  const members = await memberColumns(db).select('user.avatar').where('membership.group_id', '=', id).execute();
  return { ...group, members };
}

function joinedGroups(db: Kysely<Schema>) {
  return db
    .selectFrom('user_group')
    .leftJoin('workspace', 'workspace.group_id', 'user_group.id')
    .leftJoin('user', 'user.id', 'user_group.owner_id');
}

function matchingGroups(db: Kysely<Schema>, query: GroupQuery) {
  let groups = joinedGroups(db).where('user_group.deleted_at', query.deleted === true ? 'is not' : 'is', null);
  const search = (query.search ?? '').trim();
  if (search !== '') groups = groups.where(containsName('user_group.name_key', search));
  return groups;
}

function groupColumns(query: ReturnType<typeof joinedGroups>) {
  return query.select([
    'user_group.id',
    'user_group.name',
    'user_group.owner_id',
    'user_group.created_at',
    'user_group.deleted_at',
    sql<string>`coalesce(nullif(${sql.ref('user.display_name')}, ''), ${sql.ref('user.email')}, '')`.as('owner_name'),
    sql<number>`coalesce(workspace.quota, 0)`.as('quota'),
    sql<number>`coalesce(workspace.used_bytes, 0)`.as('used_bytes'),
  ]);
}

function memberColumns(db: Kysely<Schema>) {
  return db
    .selectFrom('membership')
    .innerJoin('user', 'user.id', 'membership.user_id')
    .leftJoin('identity_provider', 'identity_provider.id', 'membership.provider_id')
    .leftJoin('directory', 'directory.id', 'membership.directory_id')
    .select([
      sql<string | null>`coalesce(${sql.ref('directory.name')}, ${sql.ref('identity_provider.name')})`.as(
        'provider_name',
      ),
      'membership.group_id',
      'membership.user_id',
      'membership.is_manager',
      'membership.role',
      'membership.joined_at',
      'user.display_name',
      'user.email',
    ])
    .orderBy('membership.joined_at')
    .orderBy('membership.user_id');
}

/** By group; without pictures, which would be too much for thousands of people. */
async function listMembers(
  db: Kysely<Schema>,
  groups: readonly string[] | 'all',
): Promise<Map<string, GroupMemberRow[]>> {
  const members = memberColumns(db);
  const rows = await (groups === 'all' ? members : members.where('membership.group_id', 'in', groups)).execute();
  const byGroup = new Map<string, GroupMemberRow[]>();
  for (const row of rows) {
    const member = { ...row, avatar: null };
    const known = byGroup.get(row.group_id);
    if (known === undefined) byGroup.set(row.group_id, [member]);
    else known.push(member);
  }
  return byGroup;
}

function sortKey(sort: GroupSort) {
  switch (sort) {
    case 'name':
      return sql`${sql.ref('user_group.name_key')}`;
    case 'size':
      return sql`coalesce(workspace.used_bytes, 0)`;
    case 'quota':
      return sql`coalesce(workspace.quota, 0)`;
    case 'createdAt':
      return sql`${sql.ref('user_group.created_at')}`;
  }
}
