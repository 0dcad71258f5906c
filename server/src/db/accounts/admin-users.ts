import { type Expression, type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import { containsName, containsText } from '../items/match-text.ts';
import type { Schema } from '../schema.ts';
import type { UserTable } from '../schema/accounts.ts';

export type UserSort = 'displayName' | 'email' | 'registeredOn' | 'size' | 'quota' | 'lastSeen';

export interface UserQuery {
  search?: string | undefined;
  status?: 'active' | 'unverified' | 'waiting' | 'suspended' | undefined;
  role?: 'admin' | 'user' | undefined;
  quotaUsed?: 'high' | 'full' | undefined;
  sort?: UserSort | undefined;
  descending?: boolean | undefined;
  offset?: number | undefined;
  /** No limit if omitted. */
  limit?: number | undefined;
}

/** An account with the usage of its personal workspace. */
export interface AdminUserRow extends Omit<
  Selectable<UserTable>,
  'password_hash' | 'preferences' | 'email_key' | 'name_key' | 'deleted_at'
> {
  quota: number;
  used_bytes: number;
  last_seen: number | null;
  has_password: 0 | 1;
  has_second_factor: 0 | 1;
}

/** A page of accounts, and the total. Sorts ids only, so that pictures are read just for the page. */
export async function listAdminUsers(
  db: Kysely<Schema>,
  query: UserQuery,
): Promise<{ rows: AdminUserRow[]; total: number }> {
  const sorted = sortUsers(db, matchingUsers(db, query), query).select('user.id').orderBy('user.email_key');
  if (query.limit === undefined) {
    const ids = await sorted.execute();
    const rows = await withColumns(matchingUsers(db, query), sql<null>`null`).execute();
    const seen = new Map((await lastSeenByUser(db).execute()).map((row) => [row.user_id, row.moment]));
    for (const row of rows) row.last_seen = seen.get(row.id) ?? null;
    return { rows: putInOrder(rows, ids), total: ids.length };
  }
  const { total } = await matchingUsers(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = await sorted
    .limit(query.limit)
    .offset(query.offset ?? 0)
    .execute();
  const rows = await readAdminUsers(
    db,
    ids.map((row) => row.id),
  );
  return { rows: putInOrder(rows, ids), total: Number(total) };
}

function putInOrder(rows: readonly AdminUserRow[], ids: readonly { id: string }[]): AdminUserRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

async function readAdminUsers(db: Kysely<Schema>, ids: readonly string[]): Promise<AdminUserRow[]> {
  if (ids.length === 0) return [];
  const seen = sql<
    number | null
  >`(select max(session.last_seen) from session where session.user_id = ${sql.ref('user.id')})`;
  return withColumns(joinedUsers(db), seen).where('user.id', 'in', ids).execute();
}

export async function readAdminUser(db: Kysely<Schema>, id: string): Promise<AdminUserRow | undefined> {
  return (await readAdminUsers(db, [id]))[0];
}

function joinedUsers(db: Kysely<Schema>) {
  return db
    .selectFrom('user')
    .leftJoin('workspace', 'workspace.user_id', 'user.id')
    .where('user.deleted_at', 'is', null);
}

function withColumns(users: ReturnType<typeof joinedUsers>, lastSeen: Expression<number | null>) {
  return users.select([
    'user.id',
    'user.email',
    'user.display_name',
    'user.avatar',
    'user.email_verified',
    'user.suspended',
    'user.is_admin',
    'user.awaits_approval',
    'user.registered_at',
    sql<number>`coalesce(workspace.quota, 0)`.as('quota'),
    sql<number>`coalesce(workspace.used_bytes, 0)`.as('used_bytes'),
    sql<number | null>`${lastSeen}`.as('last_seen'),
    sql<0 | 1>`case when ${sql.ref('user.password_hash')} is null then 0 else 1 end`.as('has_password'),
    sql<0 | 1>`case when exists (select 1 from totp where totp.user_id = ${sql.ref('user.id')})
      or exists (select 1 from passkey where passkey.user_id = ${sql.ref('user.id')}) then 1 else 0 end`.as(
      'has_second_factor',
    ),
  ]);
}

function matchingUsers(db: Kysely<Schema>, query: UserQuery) {
  let users = joinedUsers(db);
  const search = (query.search ?? '').trim();
  if (search !== '') {
    users = users.where((eb) => eb.or([containsName('user.name_key', search), containsText('user.email_key', search)]));
  }
  if (query.status === 'unverified') users = users.where('user.email_verified', '=', 0);
  if (query.status === 'waiting') users = users.where('user.awaits_approval', '=', 1);
  if (query.status === 'suspended') users = users.where('user.suspended', '=', 1);
  if (query.status === 'active') {
    users = users
      .where('user.email_verified', '=', 1)
      .where('user.suspended', '=', 0)
      .where('user.awaits_approval', '=', 0);
  }
  if (query.role !== undefined) users = users.where('user.is_admin', '=', query.role === 'admin' ? 1 : 0);
  if (query.quotaUsed !== undefined) {
    const share = query.quotaUsed === 'high' ? 9 : 10;
    users = users.where(sql<SqlBool>`workspace.used_bytes * 10 >= workspace.quota * ${sql.lit(share)}`);
  }
  return users;
}

function sortUsers(db: Kysely<Schema>, users: ReturnType<typeof matchingUsers>, query: UserQuery) {
  const direction = query.descending === true ? 'desc' : 'asc';
  const sort = query.sort ?? 'displayName';
  if (sort !== 'lastSeen') return users.orderBy(sortKey(sort), direction);
  return users
    .leftJoin(
      () => lastSeenByUser(db).as('seen'),
      (join) => join.onRef('seen.user_id', '=', 'user.id'),
    )
    .orderBy(sql`coalesce(${sql.ref('seen.moment')}, 0)`, direction);
}

/** One pass over all sessions; a subquery per user takes ten times as long. */
function lastSeenByUser(db: Kysely<Schema>) {
  return db
    .selectFrom('session')
    .select((eb) => ['session.user_id', eb.fn.max('session.last_seen').as('moment')])
    .groupBy('session.user_id');
}

function sortKey(sort: Exclude<UserSort, 'lastSeen'>) {
  switch (sort) {
    case 'displayName':
      return sql`${sql.ref('user.name_key')}`;
    case 'email':
      return sql`${sql.ref('user.email_key')}`;
    case 'registeredOn':
      return sql`${sql.ref('user.registered_at')}`;
    case 'size':
      return sql`coalesce(workspace.used_bytes, 0)`;
    case 'quota':
      return sql`coalesce(workspace.quota, 0)`;
  }
}
