import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Per person and item. For files older than these, merging looks for the base by content. */
const MAX_ROWS = 20;

/** A version that a person has as a file. In an archive (`version` null), it is the one at that time. */
export interface HandedOut {
  readonly origin: 'download' | 'upload';
  readonly version: number | null;
  readonly at: number;
}

/** Records what a person has as a file: a version of a text or, for the root of a workspace, an archive made now. */
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
        .offset(MAX_ROWS - 1)
        .limit(MAX_ROWS),
    )
    .execute();
  await db
    .insertInto('handed_out')
    .values({ id, user_id: userId, item_id: itemId, origin, version, given_at: now })
    .execute();
}

/** What a person has of an item, on its own or in an archive of its workspace, newest first. */
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
