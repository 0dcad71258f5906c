import { type Kysely, sql } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';

/** How long a text must be idle before it is indexed again. */
const IDLE_MS = 3000;
/** A text that is never idle is indexed again after this long. */
const MAX_DELAY_MS = 25_000;
/** Documents compared at a time. */
const PAGE = 500;
/** Texts of a workspace that are indexed before it is the next workspace's turn. */
const TEXTS_PER_TURN = 10;

/** Marks documents as changed since they were indexed; ignores ids that are not those of texts. */
export async function noteChanged(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('document_changed')
    .columns(['document_id', 'workspace_id'])
    .expression(
      db
        .selectFrom('document')
        .innerJoin('item', 'item.id', 'document.id')
        .select(['document.id', 'item.workspace_id'])
        .where('document.id', 'in', ids)
        // In a fixed order, so that two servers inserting the same rows do not deadlock.
        .orderBy('document.id'),
    )
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
}

/**
 * Compares a page of documents, by id, starting after `after`, with the index. Returns those that are not indexed as they
 * are now, and where the next page starts; `next` is null after the last.
 */
export async function compareWithIndex(
  db: Kysely<Schema>,
  after: string,
): Promise<{ different: string[]; next: string | null }> {
  const documents = await db
    .selectFrom('document')
    .select(['id', 'epoch', 'version'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
  const last = documents.at(-1)?.id;
  if (last === undefined) return { different: [], next: null };
  // Bounded at both ends; joined with a page of documents instead, PostgreSQL would read all of the other tables.
  const known = await db
    .selectFrom('item')
    .innerJoin('document_searched as known', (join) =>
      join
        .onRef('known.document_id', '=', 'item.id')
        .onRef('known.workspace_id', '=', 'item.workspace_id')
        .on('known.document_id', '>', after)
        .on('known.document_id', '<=', last),
    )
    .select(['item.id', 'known.epoch', 'known.version'])
    .where('item.id', '>', after)
    .where('item.id', '<=', last)
    .execute();
  const points = new Map(known.map((row) => [row.id, row]));
  const isIndexed = (id: string, epoch: string, version: number): boolean =>
    points.get(id)?.epoch === epoch && points.get(id)?.version === version;
  const different = documents.filter(({ id, epoch, version }) => !isIndexed(id, epoch, version));
  return { different: different.map(({ id }) => id), next: documents.length < PAGE ? null : last };
}

/** The next workspace, by id, in which texts have changed; null after the last. */
export async function findChangedWorkspace(db: Kysely<Schema>, after: string): Promise<string | null> {
  const row = await db
    .selectFrom('document_changed')
    .select('workspace_id')
    .where('workspace_id', '>', after)
    .orderBy('workspace_id')
    .limit(1)
    .executeTakeFirst();
  return row?.workspace_id ?? null;
}

/** Ids of some of a workspace's texts that are due to be indexed. */
export async function listDue(
  db: Kysely<Schema>,
  workspaceId: string,
  { now, except }: { now: number; except: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('document_changed as changed')
    .innerJoin('item', 'item.id', 'changed.document_id')
    .leftJoin('document_searched as known', 'known.document_id', 'changed.document_id')
    .select('changed.document_id')
    .where('changed.workspace_id', '=', workspaceId)
    .where((eb) =>
      eb.or([
        eb('known.searched_at', 'is', null),
        eb('item.modified_at', '<=', now - IDLE_MS),
        eb('known.searched_at', '<=', now - MAX_DELAY_MS),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('changed.document_id', 'not in', except))
    .orderBy('changed.document_id')
    .limit(TEXTS_PER_TURN)
    .execute();
  return rows.map((row) => row.document_id);
}

/**
 * Unmarks a document as changed if it is indexed as it is now. Locks it first, so that a concurrent change is either seen
 * here or marked afterwards.
 */
export async function clearChange(db: Kysely<Schema>, documentId: string): Promise<void> {
  await lockRows(
    db,
    db
      .selectFrom('document')
      .innerJoin('item', 'item.id', 'document.id')
      .select('document.id')
      .where('document.id', '=', documentId),
  ).execute();
  await db
    .deleteFrom('document_changed')
    .where('document_id', '=', documentId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('document_searched as known')
          .innerJoin('document', (join) =>
            join
              .onRef('document.id', '=', 'known.document_id')
              .onRef('document.epoch', '=', 'known.epoch')
              .onRef('document.version', '=', 'known.version'),
          )
          .innerJoin('item', (join) =>
            join.onRef('item.id', '=', 'document.id').onRef('item.workspace_id', '=', 'known.workspace_id'),
          )
          .select(sql`1`.as('same'))
          .where('known.document_id', '=', documentId),
      ),
    )
    .execute();
}
