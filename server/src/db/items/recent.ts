import type { Kysely } from 'kysely';
import { listSharedWith } from '../groups/item-shares.ts';
import { findPresentItem, readNames, type ItemRow } from './items.ts';
import type { Schema } from '../schema.ts';
import { nameWorkspacesOf } from '../groups/workspaces.ts';
import { showPlace } from './show-place.ts';

/** Files remembered per user; older ones are dropped. */
const KEPT = 50;

export async function noteOpened(db: Kysely<Schema>, userId: string, itemId: string, now: number): Promise<void> {
  await db
    .insertInto('recent_file')
    .values({ user_id: userId, item_id: itemId, opened_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet({ opened_at: now }))
    .execute();
  const tooOld = await db
    .selectFrom('recent_file')
    .select('opened_at')
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (tooOld === undefined) return;
  await db.deleteFrom('recent_file').where('user_id', '=', userId).where('opened_at', '<=', tooOld.opened_at).execute();
}

export interface RecentFile {
  item: ItemRow;
  workspaceUUID: string;
  workspaceName: string;
  path: string;
  openedAt: number;
}

/** The files a user opened last, newest first, as far as they still exist and the user may still read them. */
export async function listRecentFiles(
  db: Kysely<Schema>,
  userId: string,
  { limit, now }: { limit: number; now: number },
): Promise<RecentFile[]> {
  const names = await nameWorkspacesOf(db, userId);
  const shared = await listSharedWith(db, userId, now);
  const rows = await db
    .selectFrom('recent_file')
    .select(['item_id', 'opened_at'])
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .execute();
  const files: RecentFile[] = [];
  for (const row of rows) {
    if (files.length >= limit) break;
    const item = await findPresentItem(db, row.item_id);
    const place = item && showPlace(item, await readNames(db, item.id), { names, shared });
    if (item && place) files.push({ item, ...place, openedAt: row.opened_at });
  }
  return files;
}
