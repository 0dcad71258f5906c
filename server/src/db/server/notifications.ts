import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { NotificationTable } from '../schema/server.ts';

/** Beyond this, the oldest are deleted, read ones first. */
const MAX_PER_USER = 500;

/** Per statement: databases limit the number of parameters. */
const ROWS_AT_ONCE = 100;

/** Inserts notifications, one for each of any number of people. */
export async function insertNotifications(
  db: Kysely<Schema>,
  rows: readonly Insertable<NotificationTable>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await db.insertInto('notification').values(some).execute();
    const full = await db
      .selectFrom('notification')
      .select('user_id')
      .where(
        'user_id',
        'in',
        some.map((row) => row.user_id),
      )
      .groupBy('user_id')
      .having((eb) => eb.fn.countAll(), '>', MAX_PER_USER)
      .execute();
    const kept = new Map(some.map((row) => [row.user_id, row.id]));
    for (const { user_id: userId } of full) await dropSurplus(db, userId, kept.get(userId) ?? '');
  }
}

async function dropSurplus(db: Kysely<Schema>, userId: string, newest: string): Promise<void> {
  const surplus = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .orderBy('read', 'asc')
    .orderBy('created_at', 'desc')
    .offset(MAX_PER_USER - 1)
    .limit(100)
    .execute();
  if (surplus.length === 0) return;
  await db
    .deleteFrom('notification')
    .where(
      'id',
      'in',
      surplus.map((old) => old.id),
    )
    .execute();
}

/** Notifications of one person, newest first. */
export async function listNotifications(
  db: Kysely<Schema>,
  userId: string,
  page: { before: number | undefined; limit: number },
): Promise<{ rows: NotificationTable[]; more: boolean }> {
  let query = db.selectFrom('notification').selectAll().where('user_id', '=', userId);
  if (page.before !== undefined) query = query.where('created_at', '<', page.before);
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit + 1)
    .execute();
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

/** Ids of those whose actions a person's notifications report, the latest first. */
export async function listNotifierIds(db: Kysely<Schema>, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select((eb) => ['by_id', eb.fn.max('created_at').as('latest')])
    .where('user_id', '=', userId)
    .where('by_id', 'is not', null)
    .groupBy('by_id')
    .orderBy('latest', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ by_id: id }) => id ?? []);
}

/** Returns how many there are, including those that were read before. */
export async function markNotificationsRead(
  db: Kysely<Schema>,
  userId: string,
  which: string | 'all',
): Promise<number> {
  let query = db.updateTable('notification').set({ read: 1 }).where('user_id', '=', userId);
  if (which !== 'all') query = query.where('id', '=', which);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteNotification(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Administrators without an unread notification for this URL. */
export function listAdminsToNotify(db: Kysely<Schema>, actionUrl: string): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('is_admin', '=', 1)
    .where('suspended', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notification')
            .select('notification.id')
            .whereRef('notification.user_id', '=', 'user.id')
            .where('notification.action_url', '=', actionUrl)
            .where('notification.read', '=', 0),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

/** The unread notification into which further ones are merged. */
export async function findGroupedNotification(
  db: Kysely<Schema>,
  userId: string,
  key: string,
): Promise<{ id: string; grouped: string } | undefined> {
  const [line] = await listGroupedNotifications(db, userId, [key]);
  return line;
}

/** Unread notifications with these group keys. */
export async function listGroupedNotifications(
  db: Kysely<Schema>,
  userId: string,
  keys: readonly string[],
): Promise<{ id: string; grouped: string }[]> {
  const rows = await db
    .selectFrom('notification')
    .select(['id', 'grouped'])
    .where('user_id', '=', userId)
    .where('group_key', 'in', keys)
    .where('read', '=', 0)
    .execute();
  return rows.flatMap(({ id, grouped }) => (grouped === null ? [] : [{ id, grouped }]));
}

export async function updateGroupedNotification(
  db: Kysely<Schema>,
  id: string,
  values: Partial<
    Pick<NotificationTable, 'message' | 'action_url' | 'created_at' | 'read' | 'by_id'> & { grouped: string }
  >,
): Promise<void> {
  await db.updateTable('notification').set(values).where('id', '=', id).execute();
}
