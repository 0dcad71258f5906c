import type { Kysely, Selectable } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { ZoteroLinkTable } from '../schema/items.ts';

/** Without the remembered state of the library's items, which may have megabytes. */
export type ShownZoteroLink = Omit<Selectable<ZoteroLinkTable>, 'state'>;

const SHOWN = [
  'zotero_link.id',
  'item_id',
  'library',
  'zotero_link.name',
  'linked_by',
  'lent',
  'version',
  'synced_at',
  'synced_by',
  'report',
  'ended_at',
] as const;

/** More than can end between two calls. */
const DROPPED_AT_ONCE = 500;

/** The links of a workspace, including those of files in the trash. */
export function listZoteroLinks(db: Kysely<Schema>, workspaceId: string, most: number): Promise<ShownZoteroLink[]> {
  return db
    .selectFrom('zotero_link')
    .innerJoin('item', 'item.id', 'zotero_link.item_id')
    .select(SHOWN)
    .where('item.workspace_id', '=', workspaceId)
    .where('ended_at', 'is', null)
    .orderBy('zotero_link.name')
    .orderBy('zotero_link.id')
    .limit(most)
    .execute();
}

/** A link of this workspace that has not ended. */
export async function findZoteroLink(
  db: Kysely<Schema>,
  workspaceId: string,
  id: string,
): Promise<ShownZoteroLink | undefined> {
  return db
    .selectFrom('zotero_link')
    .innerJoin('item', 'item.id', 'zotero_link.item_id')
    .select(SHOWN)
    .where('zotero_link.id', '=', id)
    .where('item.workspace_id', '=', workspaceId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Deflated; see model/texts/plan-sync.ts. */
export async function readZoteroState(db: Kysely<Schema>, id: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('zotero_link').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state ?? null;
}

/** Locks a link and returns the library version it has reached. Undefined if it has ended. */
export async function lockZoteroVersion(db: Kysely<Schema>, id: string): Promise<number | undefined> {
  const query = db.selectFrom('zotero_link').select('version').where('id', '=', id).where('ended_at', 'is', null);
  return (await lockRows(db, query).executeTakeFirst())?.version;
}

/** Links a library, or revives an ended link to it; returns the link's id. */
export async function saveZoteroLink(
  db: Kysely<Schema>,
  link: { id: string; itemId: string; library: string; name: string; linkedBy: string; lent: boolean },
): Promise<string> {
  const { library } = link;
  const values = {
    name: link.name,
    linked_by: link.linkedBy,
    lent: link.lent ? (1 as const) : (0 as const),
    ended_at: null,
  };
  const row = await db
    .insertInto('zotero_link')
    .values({
      ...values,
      id: link.id,
      item_id: link.itemId,
      library,
      version: 0,
      state: null,
      synced_at: null,
      synced_by: null,
      report: null,
    })
    .onConflict((conflict) => conflict.columns(['item_id', 'library']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function noteZoteroSync(
  db: Kysely<Schema>,
  id: string,
  sync: { version: number; state: Uint8Array | null; by: string; at: number; report: string | null },
): Promise<void> {
  await db
    .updateTable('zotero_link')
    .set({
      version: sync.version,
      synced_at: sync.at,
      synced_by: sync.by,
      ...(sync.state !== null && { state: sync.state }),
      ...(sync.report !== null && { report: sync.report }),
    })
    .where('id', '=', id)
    .execute();
}

export async function endZoteroLink(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await db.updateTable('zotero_link').set({ ended_at: now, lent: 0 }).where('id', '=', id).execute();
}

/** For files that move to another workspace: nobody has lent a key to its members. */
export async function stopLendingZoteroKeys(db: Kysely<Schema>, itemIds: readonly string[]): Promise<void> {
  await db.updateTable('zotero_link').set({ lent: 0 }).where('item_id', 'in', itemIds).where('lent', '=', 1).execute();
}

/** Deletes all but the last `kept` ended links of a workspace, with the state that a new link could have revived. */
export async function dropEndedZoteroLinks(db: Kysely<Schema>, workspaceId: string, kept: number): Promise<void> {
  const ended = await db
    .selectFrom('zotero_link')
    .innerJoin('item', 'item.id', 'zotero_link.item_id')
    .select('zotero_link.id')
    .where('item.workspace_id', '=', workspaceId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('zotero_link.id')
    .limit(DROPPED_AT_ONCE)
    .offset(kept)
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('zotero_link').where('id', 'in', ids).execute();
}
