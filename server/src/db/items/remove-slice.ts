import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { sumVersions } from './walk-tree.ts';

/** Items deleted per statement, which takes a millisecond or two. */
const ROWS = 25;
const CHILDREN_AT_ONCE = 200;

/** Bytes of stored content deleted per statement. */
const BYTES = 1_000_000;

/**
 * Tables that may have far more rows or bytes per item than a cascade should delete at once: their keys, and the column
 * that makes their rows large.
 */
const HEAVY = [
  { table: 'document_update', of: 'document_id', key: ['document_id', 'from_version'], content: 'changes' },
  { table: 'document_snapshot', of: 'document_id', key: ['document_id', 'version'], content: 'text' },
  { table: 'document_authors', of: 'document_id', key: ['document_id', 'version'], content: 'packed' },
  { table: 'document_client', of: 'document_id', key: ['document_id', 'client_id'], content: null },
  { table: 'review_news', of: 'document_id', key: ['document_id', 'version', 'place'], content: null },
  {
    table: 'review_waiting',
    of: 'document_id',
    key: ['user_id', 'document_id', 'thread_id', 'message_id'],
    content: null,
  },
  {
    table: 'review_mention',
    of: 'document_id',
    key: ['user_id', 'document_id', 'thread_id', 'message_id'],
    content: null,
  },
  { table: 'review_seen', of: 'document_id', key: ['user_id', 'document_id', 'thread_id'], content: null },
  { table: 'review_message', of: 'document_id', key: ['document_id', 'id'], content: 'body' },
  { table: 'review_thread', of: 'document_id', key: ['document_id', 'id'], content: null },
  { table: 'review_checkpoint', of: 'document_id', key: ['document_id', 'version'], content: 'packed' },
  { table: 'review_watch', of: 'document_id', key: ['user_id', 'document_id'], content: null },
  { table: 'document_label', of: 'document_id', key: ['id'], content: null },
  { table: 'document_words', of: 'document_id', key: ['number'], content: null },
  { table: 'ticket', of: 'item_id', key: ['token_hash'], content: null },
  { table: 'recent_file', of: 'item_id', key: ['user_id', 'item_id'], content: null },
  { table: 'handed_out', of: 'item_id', key: ['id'], content: null },
] as const;

const HEAVY_ROWS = 200;

export interface RemovedSlice {
  bytes: number;
  items: number;
  /** Subfolders found, which must be emptied first. */
  folders: string[];
  /** Folders deleted with everything in them. */
  done: boolean;
}

/**
 * Deletes a batch of what is in these folders and finally the folders themselves (`ids` may also be files). Items that
 * were deleted from them earlier stay in the trash, as if deleted from the folder `home`; if that is null, they go too.
 */
export async function removeSlice(
  db: Kysely<Schema>,
  ids: readonly string[],
  home: string | null,
): Promise<RemovedSlice> {
  const nothing = { bytes: 0, items: 0, folders: [], done: false };
  const below = await db
    .selectFrom('item')
    .select(['id', 'type', 'size', 'trashed_at'])
    .where('parent_id', 'in', ids)
    .limit(CHILDREN_AT_ONCE)
    .execute();
  const strays = home === null ? [] : below.filter((row) => row.trashed_at !== null).map((row) => row.id);
  if (strays.length > 0) await db.updateTable('item').set({ parent_id: home }).where('id', 'in', strays).execute();
  const here = below.filter((row) => !strays.includes(row.id));
  const folders = here.filter((row) => row.type === 'directory').map((row) => row.id);
  const files = here.filter((row) => row.type === 'file').slice(0, ROWS);
  if (files.length > 0) return { ...(await removeRows(db, files)), folders, done: false };
  if (below.length > 0) return { ...nothing, folders };
  const roots = await db.selectFrom('item').select(['id', 'size']).where('id', 'in', ids).execute();
  const removed = await removeRows(db, roots.slice(0, ROWS));
  return { ...removed, folders: [], done: removed.done && roots.length <= ROWS };
}

async function removeRows(
  db: Kysely<Schema>,
  rows: readonly { id: string; size: number }[],
): Promise<Pick<RemovedSlice, 'bytes' | 'items' | 'done'>> {
  if (rows.length === 0) return { bytes: 0, items: 0, done: true };
  const ids = rows.map((row) => row.id);
  const referring = await findReferring(db, ids);
  for (const heavy of HEAVY)
    if (referring.has(heavy.table) && (await dropSome(db, heavy, ids))) return { bytes: 0, items: 0, done: false };
  const bytes = rows.reduce((sum, row) => sum + row.size, 0) + (await sumVersions(db, ids));
  await db.deleteFrom('item').where('id', 'in', ids).execute();
  return { bytes, items: ids.length, done: true };
}

/** Those of the heavy tables that refer to any of these items; usually few do. */
async function findReferring(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const columns = HEAVY.map(
    ({ table, of }) =>
      sql`case when exists (select 1 from ${sql.table(table)} where ${sql.ref(of)} in (${sql.join(ids)})) then 1 else 0 end as ${sql.id(table)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return new Set(Object.entries(rows[0] ?? {}).flatMap(([table, found]) => (Number(found) === 1 ? [table] : [])));
}

/** Deletes a batch of rows. True if there may be more, in which case their items must wait for another step. */
async function dropSome(db: Kysely<Schema>, heavy: (typeof HEAVY)[number], ids: readonly string[]): Promise<boolean> {
  const { table, of, key, content } = heavy;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const size = content === null ? sql`0` : sql`coalesce(octet_length(${sql.ref(content)}), 0)`;
  const { rows } = await sql<
    Record<string, string | number>
  >`select ${columns}, ${size} as size from ${sql.table(table)}
    where ${sql.ref(of)} in (${sql.join(ids)}) limit ${HEAVY_ROWS}`.execute(db);
  let bytes = 0;
  const some = rows.filter((row, at) => {
    bytes += Number(row['size']);
    return at === 0 || bytes <= BYTES;
  });
  if (some.length === 0) return false;
  const keys = sql.join(some.map((row) => sql`(${sql.join(key.map((column) => bind(row[column])))})`));
  await sql`delete from ${sql.table(table)} where (${columns}) in (values ${keys})`.execute(db);
  return some.length < rows.length || rows.length === HEAVY_ROWS;
}

/** In a list of values, PostgreSQL takes an untyped parameter for text. */
function bind(value: string | number | undefined) {
  return typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`;
}
