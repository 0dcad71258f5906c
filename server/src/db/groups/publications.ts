import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { PublicationFileTable, PublicationTable } from '../schema/groups.ts';
import { makeJobDue, lockWaitingJob } from '../server/jobs.ts';

export type PublicationRow = Selectable<PublicationTable>;
export type PublicationFile = Omit<Selectable<PublicationFileTable>, 'publication_id'>;

/** Key of the one job that makes pages; it always exists, and runs when there is something to make. */
export const PAGES_JOB = 'make-pages';

/** How long a text must be idle before its page is updated. */
export const IDLE_MS = 30_000;
/** Minimum time between two attempts at a page that follows its text. */
const COOLDOWN_MS = 60_000;
/** Longer, since a PDF occupies the only slot for making pages for up to a minute. */
const PDF_COOLDOWN_MS = 15 * 60_000;
const IDS_AT_ONCE = 500;

function hasCooledDown(eb: Pick<ExpressionBuilder<Schema, 'publication'>, 'and' | 'or'>, now: number) {
  const triedBefore = (at: number) => sql<boolean>`publication.tried_at <= ${at}`;
  return eb.or([
    eb.and([sql<boolean>`publication.offers_pdf = 0`, triedBefore(now - COOLDOWN_MS)]),
    triedBefore(now - PDF_COOLDOWN_MS),
  ]);
}

export function findPublicationOf(db: Kysely<Schema>, itemId: string): Promise<PublicationRow | undefined> {
  return db.selectFrom('publication').selectAll().where('item_id', '=', itemId).executeTakeFirst();
}

/** The page at an address, if its document is still in the workspace from which it was published. */
export function findPublicationAt(db: Kysely<Schema>, name: string): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publication')
    .innerJoin('item', (join) =>
      join.onRef('item.id', '=', 'publication.item_id').onRef('item.workspace_id', '=', 'publication.workspace_id'),
    )
    .selectAll('publication')
    .where('publication.name', '=', name)
    .executeTakeFirst();
}

export function findPublication(db: Kysely<Schema>, id: string): Promise<PublicationRow | undefined> {
  return db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The caller must lock the workspace first, as publishing does, or risk a deadlock. */
export function lockPublication(db: Kysely<Schema>, id: string): Promise<PublicationRow | undefined> {
  return lockRows(db, db.selectFrom('publication').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function isPageNameTaken(db: Kysely<Schema>, name: string, by: string | null): Promise<boolean> {
  const row = await db.selectFrom('publication').select('item_id').where('name', '=', name).executeTakeFirst();
  return row !== undefined && row.item_id !== by;
}

/** False if the address was taken meanwhile, by someone who published at the same time. */
export async function insertPublication(db: Kysely<Schema>, row: PublicationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('publication')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updatePublication(
  db: Kysely<Schema>,
  id: string,
  change: Partial<Omit<PublicationRow, 'id' | 'item_id' | 'workspace_id'>>,
): Promise<void> {
  await db.updateTable('publication').set(change).where('id', '=', id).execute();
}

export async function deletePublication(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('publication').where('id', '=', id).execute();
}

/** Deletes pages of items that have moved to another workspace, like their shares. */
export async function deletePublicationsLeftBehind(db: Kysely<Schema>, workspaceId: string): Promise<void> {
  await db
    .deleteFrom('publication')
    .where('workspace_id', '=', workspaceId)
    .where('item_id', 'not in', (eb) => eb.selectFrom('item').select('id').where('workspace_id', '=', workspaceId))
    .execute();
}

export async function countPublicationsIn(db: Kysely<Schema>, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('publication')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Bytes of all pages of a workspace except the publication `but`. */
export async function sumPages(db: Kysely<Schema>, workspaceId: string, but: string): Promise<number> {
  const row = await db
    .selectFrom('publication_file')
    .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
    .select((eb) => eb.fn.sum<number | null>('publication_file.size').as('bytes'))
    .where('publication.workspace_id', '=', workspaceId)
    .where('publication.id', '!=', but)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

/**
 * The next page to make: one that was requested, that follows a text which has changed and is idle now, or whose last
 * attempt was interrupted.
 */
export async function findDuePublication(db: Kysely<Schema>, now: number): Promise<PublicationRow | undefined> {
  return (
    db
      .selectFrom('publication')
      .leftJoin('document', 'document.id', 'publication.item_id')
      .innerJoin('item', 'item.id', 'publication.item_id')
      .selectAll('publication')
      .where((eb) =>
        eb.or([
          eb.and([eb('publication.asked', '>', eb.ref('publication.answered')), eb('publication.tried_at', '<=', now)]),
          // Its last attempt was interrupted.
          eb.and([eb('publication.tries', '>', 0), eb('publication.tried_at', '<=', now)]),
          eb.and([
            eb('publication.follows', '=', 1),
            sql<boolean>`document.version <> coalesce(publication.tried_version, -1)`,
            eb('item.modified_at', '<=', now - IDLE_MS),
            hasCooledDown(eb, now),
          ]),
        ]),
      )
      // Requested pages first, then those waiting longest.
      .orderBy(sql`case when publication.asked > publication.answered then 0 else 1 end`)
      .orderBy('publication.tried_at')
      .orderBy('publication.published_at')
      .orderBy('publication.id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Pages that follow their texts and were not tried recently, by id, starting after the one with the id `after`. */
export function listCooledDownPublications(
  db: Kysely<Schema>,
  now: number,
  after: string,
  limit: number,
): Promise<PublicationRow[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('follows', '=', 1)
    .where((eb) => hasCooledDown(eb, now))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether any of these files has changed since `since`, and all of them are idle now. */
export async function haveChanged(
  db: Kysely<Schema>,
  files: { workspaceId: string; ids: readonly string[] },
  since: number,
  now: number,
): Promise<boolean> {
  let newest = 0;
  for (let from = 0; from < files.ids.length; from += IDS_AT_ONCE) {
    const row = await db
      .selectFrom('item')
      .select((eb) => eb.fn.max<number | null>('modified_at').as('at'))
      .where('id', 'in', files.ids.slice(from, from + IDS_AT_ONCE))
      .where('workspace_id', '=', files.workspaceId)
      .executeTakeFirst();
    newest = Math.max(newest, Number(row?.at ?? 0));
  }
  return newest > since && newest <= now - IDLE_MS;
}

/** Whether any page may still become due: it follows its text, was requested, or is to be retried. */
export async function hasPending(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('publication')
    .select('id')
    .where((eb) => eb.or([eb('follows', '=', 1), eb('asked', '>', eb.ref('answered')), eb('tries', '>', 0)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Schedules the job that makes pages for now, in the caller's transaction. */
export async function makePagesDue(db: Kysely<Schema>, now: number): Promise<void> {
  await lockWaitingJob(db, PAGES_JOB);
  await makeJobDue(db, PAGES_JOB, now);
}

export async function replacePublicationFiles(
  db: Kysely<Schema>,
  id: string,
  files: readonly PublicationFile[],
): Promise<void> {
  await db.deleteFrom('publication_file').where('publication_id', '=', id).execute();
  for (const file of files)
    await db
      .insertInto('publication_file')
      .values({ publication_id: id, ...file })
      .execute();
}

export function findPublicationFile(
  db: Kysely<Schema>,
  id: string,
  name: string,
): Promise<PublicationFile | undefined> {
  return db
    .selectFrom('publication_file')
    .select(['name', 'blob_hash', 'size', 'media_type'])
    .where('publication_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst();
}
