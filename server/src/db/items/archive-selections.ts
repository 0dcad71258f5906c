import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The same as the download link's. */
const LIFETIME_MS = 60 * 60 * 1000;

/** Per person; beyond this, the oldest is dropped. */
const MAX_SELECTIONS = 20;

/** Stores a selection of items to be downloaded as one zip. */
export async function insertArchiveSelection(
  db: Kysely<Schema>,
  selection: { id: string; userId: string; itemIds: readonly string[]; now: number },
): Promise<void> {
  const { id, userId, itemIds, now } = selection;
  await db.deleteFrom('archive_selection').where('user_id', '=', userId).where('expires_at', '<', now).execute();
  const newest = db
    .selectFrom('archive_selection')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .limit(MAX_SELECTIONS - 1);
  await db.deleteFrom('archive_selection').where('user_id', '=', userId).where('id', 'not in', newest).execute();
  await db
    .insertInto('archive_selection')
    .values({ id, user_id: userId, item_ids: JSON.stringify(itemIds), expires_at: now + LIFETIME_MS })
    .execute();
}

/** Ids of the selected items; none if the selection is someone else's or has expired. */
export async function readArchiveSelection(
  db: Kysely<Schema>,
  wanted: { id: string; userId: string; now: number },
): Promise<string[]> {
  const row = await db
    .selectFrom('archive_selection')
    .select('item_ids')
    .where('id', '=', wanted.id)
    .where('user_id', '=', wanted.userId)
    .where('expires_at', '>', wanted.now)
    .executeTakeFirst();
  return row === undefined ? [] : (JSON.parse(row.item_ids) as string[]);
}
