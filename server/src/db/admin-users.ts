import { type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import { containsText } from './match-text.ts';
import type { Schema, UserTable } from './schema.ts';

export type UserSort = 'displayName' | 'email' | 'registeredOn' | 'size' | 'quota' | 'lastSeen';

export interface UserQuery {
  search?: string | undefined;
  status?: 'active' | 'unverified' | 'suspended' | undefined;
  role?: 'admin' | 'user' | undefined;
  quotaUsed?: 'high' | 'full' | undefined;
  sort?: UserSort | undefined;
  descending?: boolean | undefined;
  offset?: number | undefined;
  /** All when left out. */
  limit?: number | undefined;
}

/** An account with what its personal workspace holds. */
export interface AdminUserRow extends Omit<Selectable<UserTable>, 'password_hash' | 'preferences' | 'email_key'> {
  quota: number;
  used_bytes: number;
  last_seen: number | null;
  has_password: 0 | 1;
}

const lastSeen = sql<
  number | null
>`(select max(session.last_seen) from session where session.user_id = ${sql.ref('user.id')})`;

/** One page of accounts and how many there are in all. Pictures are read for the page only: sorting never carries them. */
export async function listAdminUsers(
  db: Kysely<Schema>,
  query: UserQuery,
): Promise<{ rows: AdminUserRow[]; total: number }> {
  const { total } = await matchingUsers(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let page = sortUsers(matchingUsers(db, query), query).select('user.id').orderBy('user.email_key').orderBy('user.id');
  if (query.limit !== undefined) page = page.limit(query.limit).offset(query.offset ?? 0);
  const ids = (await page.execute()).map((row) => row.id);
  const rows = new Map<string, AdminUserRow>();
  // SQLite takes 32,766 parameters a statement, and a plan over many of them is slow long before.
  for (let from = 0; from < ids.length; from += 1000) {
    for (const row of await readAdminUsers(db, ids.slice(from, from + 1000))) rows.set(row.id, row);
  }
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total: Number(total) };
}

export async function readAdminUsers(db: Kysely<Schema>, ids: readonly string[]): Promise<AdminUserRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('user')
    .leftJoin('workspace', 'workspace.user_id', 'user.id')
    .select([
      'user.id',
      'user.email',
      'user.display_name',
      'user.avatar',
      'user.email_verified',
      'user.suspended',
      'user.is_admin',
      'user.registered_at',
      sql<number>`coalesce(workspace.quota, 0)`.as('quota'),
      sql<number>`coalesce(workspace.used_bytes, 0)`.as('used_bytes'),
      lastSeen.as('last_seen'),
      sql<0 | 1>`case when ${sql.ref('user.password_hash')} is null then 0 else 1 end`.as('has_password'),
    ])
    .where('user.id', 'in', ids)
    .execute();
}

export async function readAdminUser(db: Kysely<Schema>, id: string): Promise<AdminUserRow | undefined> {
  return (await readAdminUsers(db, [id]))[0];
}

function matchingUsers(db: Kysely<Schema>, query: UserQuery) {
  let users = db.selectFrom('user').leftJoin('workspace', 'workspace.user_id', 'user.id');
  const search = (query.search ?? '').trim();
  if (search !== '') {
    users = users.where((eb) =>
      eb.or([containsText('user.display_name', search), containsText('user.email_key', search)]),
    );
  }
  if (query.status === 'unverified') users = users.where('user.email_verified', '=', 0);
  if (query.status === 'suspended') users = users.where('user.suspended', '=', 1);
  if (query.status === 'active') users = users.where('user.email_verified', '=', 1).where('user.suspended', '=', 0);
  if (query.role !== undefined) users = users.where('user.is_admin', '=', query.role === 'admin' ? 1 : 0);
  if (query.quotaUsed !== undefined) {
    const share = query.quotaUsed === 'high' ? 9 : 10;
    users = users.where(sql<SqlBool>`workspace.used_bytes * 10 >= workspace.quota * ${sql.lit(share)}`);
  }
  return users;
}

function sortUsers(users: ReturnType<typeof matchingUsers>, query: UserQuery) {
  const direction = query.descending === true ? sql`desc nulls last` : sql`asc nulls first`;
  const sort = query.sort ?? 'displayName';
  if (sort !== 'lastSeen') return users.orderBy(sql`${sortKey(sort)} ${direction}`);
  // One pass over the sessions: asking for each user by itself takes ten times as long.
  return users
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('session')
          .select((inner) => ['session.user_id', inner.fn.max('session.last_seen').as('moment')])
          .groupBy('session.user_id')
          .as('seen'),
      (join) => join.onRef('seen.user_id', '=', 'user.id'),
    )
    .orderBy(sql`${sql.ref('seen.moment')} ${direction}`);
}

function sortKey(sort: Exclude<UserSort, 'lastSeen'>) {
  switch (sort) {
    case 'displayName':
      return sql`lower(${sql.ref('user.display_name')})`;
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
