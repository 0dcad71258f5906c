import type { Kysely } from 'kysely';
import type { NotificationTable, Schema } from './schema.ts';

/** More than this per person drops the oldest, read ones first. */
const KEPT_PER_USER = 500;

export async function insertNotifications(db: Kysely<Schema>, rows: readonly NotificationTable[]): Promise<void> {
  for (const row of rows) {
    await db.insertInto('notification').values(row).execute();
    const surplus = await db
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', row.user_id)
      .where('id', '!=', row.id)
      .orderBy('read', 'asc')
      .orderBy('created_at', 'desc')
      .offset(KEPT_PER_USER - 1)
      .limit(100)
      .execute();
    if (surplus.length > 0) {
      await db
        .deleteFrom('notification')
        .where(
          'id',
          'in',
          surplus.map((old) => old.id),
        )
        .execute();
    }
  }
}
