import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Rows kept per person and item; the base of an older file is found by its content. */
const KEPT = 20;

/** A version that a person has as a file; for an archive, only the time is known. */
export interface HandedOut {
  readonly origin: 'download' | 'upload';
  readonly version: number | null;
  readonly at: number;
}

/** Records what a person received: a version of a text or, for the root of a workspace, an archive made now. */
export async function noteHandedOut(
  db: Kysely<Schema>,
  given: {
    id: string;
    userId: string;
    itemId: string;
    origin: 'download' | 'upload';
    version: number | null;
    now: number;
  },
): Promise<void> {
  const { id, userId, itemId, origin, version, now } = given;
  const ofItem = db.deleteFrom('handed_out').where('user_id', '=', userId).where('item_id', '=', itemId);
  if (version !== null) await ofItem.where('version', '=', version).execute();
  await ofItem
    .where(
      'id',
      'in',
      db
        .selectFrom('handed_out')
        .select('id')
        .where('user_id', '=', userId)
        .where('item_id', '=', itemId)
        .orderBy('given_at', 'desc')
        .offset(KEPT - 1)
        .limit(KEPT),
    )
    .execute();
  await db
    .insertInto('handed_out')
    .values({ id, user_id: userId, item_id: itemId, origin, version, given_at: now })
    .execute();
}

/** What a person received of an item, alone or in an archive of its workspace, newest first. */
export async function listHandedOut(db: Kysely<Schema>, userId: string, itemId: string): Promise<HandedOut[]> {
  const rows = await db
    .selectFrom('handed_out')
    .select(['origin', 'version', 'given_at'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('item_id', '=', itemId),
        eb(
          'item_id',
          '=',
          eb
            .selectFrom('item')
            .innerJoin('workspace', 'workspace.id', 'item.workspace_id')
            .select('workspace.root_id')
            .where('item.id', '=', itemId),
        ),
      ]),
    )
    .orderBy('given_at', 'desc')
    .execute();
  return rows.map((row) => ({ origin: row.origin, version: row.version, at: row.given_at }));
}
