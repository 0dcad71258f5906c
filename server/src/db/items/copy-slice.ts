import { type Kysely, sql } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { CopiedText } from '../texts/copied-text.ts';
import { noteChanged } from '../texts/search-changes.ts';
import type { Schema } from '../schema.ts';
import type { ItemTable } from '../schema/items.ts';

/** Bytes of packed texts per step; a larger text gets a step of its own. */
const BYTES = 1_000_000;

export interface CopiedRow {
  from: string;
  to: string;
  parentId: string;
  /** Whether it is a root: the whole tree stays hidden until the last step. */
  hidden: boolean;
  /** The current text, if the database has no snapshot of it. */
  text?: CopiedText;
}

export interface CopiedSlice {
  made: { from: string; to: string; type: ItemTable['type'] }[];
  bytes: number;
  /** Ids of texts without a current snapshot: to be read first, and passed in `text`. */
  unpacked: string[];
  /** Ids of items that did not fit into this step. */
  left: string[];
}

/**
 * Copies a batch of items as they are now, without history, as far as fits into one step. Skips rows whose originals no
 * longer exist.
 */
export async function copySlice(
  db: Kysely<Schema>,
  rows: readonly CopiedRow[],
  facts: { workspaceId: string; now: number; author: string | null; newId(): string },
): Promise<CopiedSlice> {
  const { taken, unpacked, left } = await chooseRows(db, rows);
  const made = taken.length === 0 ? [] : await copyItems(db, taken, facts);
  const live = new Set(made.filter((row) => row.kind === 'live').map((row) => row.id));
  await copyTexts(
    db,
    taken.filter((row) => live.has(row.to)),
    facts,
  );
  const hashes = new Set(made.flatMap((row) => row.blob_hash ?? []));
  if (hashes.size > 0) {
    // Resets their age, so that no sweep deletes them before this commit is visible.
    await db
      .updateTable('blob')
      .set({ created_at: facts.now })
      .where('hash', 'in', [...hashes])
      .execute();
  }
  const fromOf = new Map(taken.map((row) => [row.to, row.from]));
  return {
    made: made.map(({ id, type }) => ({ from: fromOf.get(id) ?? '', to: id, type })),
    bytes: made.reduce((sum, row) => sum + Number(row.size), 0),
    unpacked,
    left,
  };
}

/** As many as fit into one step. Locks the texts, so that none changes between two statements. */
async function chooseRows(
  db: Kysely<Schema>,
  rows: readonly CopiedRow[],
): Promise<{ taken: CopiedRow[]; unpacked: string[]; left: string[] }> {
  const ids = rows.map((row) => row.from).toSorted();
  await lockRows(db, db.selectFrom('document').select('id').where('id', 'in', ids).orderBy('id')).execute();
  const documents = await db
    .selectFrom('document')
    .innerJoin('item', 'item.id', 'document.id')
    .leftJoin('document_snapshot', (join) =>
      join
        .onRef('document_snapshot.document_id', '=', 'document.id')
        .onRef('document_snapshot.version', '=', 'document.version'),
    )
    .select(['document.id', sql<number | null>`octet_length(document_snapshot.text)`.as('bytes')])
    .where('document.id', 'in', ids)
    // A file that became bytes still has the row of its text, which is not copied.
    .where('item.kind', '=', 'live')
    .execute();
  const bytesOf = new Map(documents.map((row) => [row.id, row.bytes]));
  const chosen: { taken: CopiedRow[]; unpacked: string[]; left: string[] } = { taken: [], unpacked: [], left: [] };
  let sum = 0;
  for (const row of rows) {
    const bytes = row.text?.packed.byteLength ?? bytesOf.get(row.from);
    if (bytes === null) {
      chosen.unpacked.push(row.from);
      continue;
    }
    sum += bytes ?? 0;
    if (sum <= BYTES || chosen.taken.length === 0) chosen.taken.push(row);
    else chosen.left.push(row.from);
  }
  return chosen;
}

type MadeRow = Pick<ItemTable, 'id' | 'type' | 'kind' | 'size' | 'blob_hash'>;

async function copyItems(
  db: Kysely<Schema>,
  rows: readonly CopiedRow[],
  facts: { workspaceId: string; now: number; author: string | null },
): Promise<MadeRow[]> {
  const { workspaceId, now, author } = facts;
  const values = rows.map(
    ({ from, to, parentId, hidden, text }) =>
      sql`(${from}, ${to}, ${parentId}, cast(${text?.size ?? null} as bigint), cast(${hidden ? now : null} as bigint))`,
  );
  const { rows: made } = await sql<MadeRow>`
    with wanted (source, id, parent_id, size, trashed_at) as (values ${sql.join(values)})
    insert into item (id, workspace_id, parent_id, name, type, kind, size, blob_hash, media_type,
      created_at, modified_at, created_by, modified_by, trashed_at)
    select wanted.id, ${workspaceId}, wanted.parent_id, item.name, item.type, item.kind, coalesce(wanted.size, item.size),
      item.blob_hash, item.media_type, cast(${now} as bigint), cast(${now} as bigint), ${author}, ${author}, wanted.trashed_at
    from wanted join item on item.id = wanted.source
    where item.kind is null or item.kind <> 'live' or exists (select 1 from document where document.id = item.id)
    returning id, type, kind, size, blob_hash`.execute(db);
  return made;
}

async function copyTexts(
  db: Kysely<Schema>,
  rows: readonly CopiedRow[],
  facts: { now: number; newId(): string },
): Promise<void> {
  if (rows.length === 0) return;
  const pairs = sql.join(rows.map(({ from, to }) => sql`(${from}, ${to}, ${facts.newId()})`));
  await sql`with wanted (source, id, epoch) as (values ${pairs})
    insert into document (id, version, epoch, eol, bom)
    select wanted.id, 0, wanted.epoch, document.eol, document.bom
    from wanted join document on document.id = wanted.source`.execute(db);
  await noteChanged(
    db,
    rows.map(({ to }) => to),
  );
  const given = rows.filter((row) => row.text !== undefined);
  for (const { to, text } of given) {
    if (text === undefined) continue;
    await db
      .insertInto('document_snapshot')
      .values({ document_id: to, version: 0, text: text.packed, sha256: text.sha256, created_at: facts.now })
      .execute();
  }
  const others = rows.filter((row) => row.text === undefined);
  if (others.length === 0) return;
  const kept = sql.join(others.map(({ from, to }) => sql`(${from}, ${to})`));
  await sql`with wanted (source, id) as (values ${kept})
    insert into document_snapshot (document_id, version, text, sha256, created_at)
    select wanted.id, 0, document_snapshot.text, document_snapshot.sha256, cast(${facts.now} as bigint)
    from wanted
    join document on document.id = wanted.source
    join document_snapshot on document_snapshot.document_id = document.id
      and document_snapshot.version = document.version`.execute(db);
}
