import { deflateSync, inflateSync } from 'node:zlib';
import type { Run } from '@scriptorium/contract/rules/authorship.ts';
import { type Kysely, sql } from 'kysely';
import type { Authorship } from '../../domain/texts/authorship.ts';
import type { Writer } from '../../domain/texts/packed-steps.ts';
import type { Schema } from '../schema.ts';
import type { DocumentUpdateTable } from '../schema/texts.ts';

/** Records kept per document besides the newest and that of version 0; others are recomputed on request. */
const MAX_OLDER = 6;

/** A log row with the authors of its steps. */
export type AuthoredRow = Pick<
  DocumentUpdateTable,
  'from_version' | 'to_version' | 'changes' | 'authors' | 'started_at'
>;

/** Log rows that have versions in (after, until], oldest first. */
export function listAuthoredRows(
  db: Kysely<Schema>,
  itemId: string,
  range: { after: number; until: number; limit: number },
): Promise<AuthoredRow[]> {
  return (
    db
      .selectFrom('document_update')
      .select(['from_version', 'to_version', 'changes', 'authors', 'started_at'])
      .where('document_id', '=', itemId)
      // Uses the key: filtering by the row's end alone would scan all earlier rows for each page.
      .where(
        'from_version',
        '>=',
        sql<number>`coalesce((select max(first_row.from_version) from document_update as first_row
        where first_row.document_id = ${itemId} and first_row.from_version <= cast(${range.after} as bigint)), 0)`,
      )
      .where('to_version', '>', range.after)
      .where('from_version', '<', range.until)
      .orderBy('from_version')
      .limit(range.limit)
      .execute()
  );
}

/** The first version, from this one on, at which a log row starts; undefined if none does. */
export async function findRowStart(db: Kysely<Schema>, itemId: string, version: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('document_update')
    .select('from_version')
    .where('document_id', '=', itemId)
    .where('from_version', '>=', version)
    .orderBy('from_version')
    .limit(1)
    .executeTakeFirst();
  return row?.from_version;
}

/** The newest readable authorship record at or before a version. */
export async function findAuthorship(
  db: Kysely<Schema>,
  itemId: string,
  version: number,
): Promise<{ version: number; authorship: Authorship } | undefined> {
  const kept = await db
    .selectFrom('document_authors')
    .select(['version', 'packed'])
    .where('document_id', '=', itemId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .execute();
  for (const row of kept) {
    const authorship = unpackAuthorship(row.packed);
    if (authorship !== null) return { version: row.version, authorship };
  }
  return undefined;
}

/** The item's creator, who counts as the author of version 0. Their name is left empty. */
export async function readCreatorOf(db: Kysely<Schema>, itemId: string): Promise<Writer> {
  const item = await db.selectFrom('item').select('created_by').where('id', '=', itemId).executeTakeFirst();
  return { user: item?.created_by ?? null, name: '' };
}

/** Undefined if the document does not exist. */
export async function findEpoch(db: Kysely<Schema>, itemId: string): Promise<string | undefined> {
  return (await db.selectFrom('document').select('epoch').where('id', '=', itemId).executeTakeFirst())?.epoch;
}

/** Stores an authorship record and deletes surplus older ones. */
export async function insertAuthorship(
  db: Kysely<Schema>,
  facts: { itemId: string; version: number; packed: Uint8Array; now: number },
): Promise<void> {
  const { itemId, version, packed, now } = facts;
  await db
    .insertInto('document_authors')
    .values({ document_id: itemId, version, packed, created_at: now })
    .onConflict((conflict) => conflict.columns(['document_id', 'version']).doNothing())
    .execute();
  const rows = await db
    .selectFrom('document_authors')
    .select('version')
    .where('document_id', '=', itemId)
    // The record of version 0 cannot be recomputed.
    .where('version', '>', 0)
    .orderBy('version', 'desc')
    .execute();
  const surplus = rows.slice(1 + MAX_OLDER).map((row) => row.version);
  if (surplus.length === 0) return;
  await db.deleteFrom('document_authors').where('document_id', '=', itemId).where('version', 'in', surplus).execute();
}

/** Documents that are `steps` or more versions past their last authorship record, by id, starting after `after`. */
export async function findStaleAuthorship(
  db: Kysely<Schema>,
  steps: number,
  after: string,
  limit: number,
): Promise<{ id: string; epoch: string; version: number }[]> {
  return db
    .selectFrom('document')
    .select(['id', 'epoch', 'version'])
    .where('id', '>', after)
    .where(
      'version',
      '>=',
      sql<number>`${steps} + coalesce((select max(version) from document_authors where document_id = document.id), 0)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Encodes authorship as deflated JSON. */
export function packAuthorship({ people, authors, runs }: Authorship): Uint8Array {
  const flat = runs.flatMap(({ length, mark }) => [length, mark]);
  return new Uint8Array(deflateSync(JSON.stringify({ people, authors, runs: flat })));
}

/** Null if the bytes are damaged. */
export function unpackAuthorship(bytes: Uint8Array): Authorship | null {
  try {
    const { people, authors, runs } = JSON.parse(inflateSync(bytes).toString()) as {
      people: Writer[];
      authors: number[][];
      runs: number[];
    };
    const read: Run[] = [];
    for (let i = 0; i + 1 < runs.length; i += 2) read.push({ length: runs[i] ?? 0, mark: runs[i + 1] ?? 0 });
    return { people, authors, runs: read };
  } catch {
    return null;
  }
}
