import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqliteDatabase } from './sqlite-driver.ts';

/** The types common to both databases: text, safe integers, bytes. */
type Value = string | number | Uint8Array | null;
type Row = readonly Value[];

interface Column {
  name: string;
  type: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** Positions of the primary key's columns, in key order. */
  key: readonly number[];
}

/** Consecutive rows in key order. */
interface Slice {
  rows: readonly Row[];
  bytes: number;
  /** Whether the table ends here. */
  isLast: boolean;
}

const MAX_ROWS = 1000;
/** Exceeded only if a single row is larger. */
const MAX_BYTES = 2 * 1024 * 1024;

/** State of running processes, and the search index, which is rebuilt from the texts. */
const SKIPPED_TABLES = new Set([
  'node',
  'node_event',
  'blob_claim',
  'document_changed',
  'document_searched',
  'document_words',
]);

/** The tables of a PostgreSQL database with our schema, except those that `isExcluded` selects. */
export async function describeTables(db: Kysely<Schema>, isExcluded: (name: string) => boolean): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string; place: number | null }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname collate "C", a.attname collate "C"`.execute(db);
  const names = [...new Set(rows.map(({ table }) => table))];
  return names
    .filter((name) => !SKIPPED_TABLES.has(name) && !name.startsWith('kysely_') && !isExcluded(name))
    .map((name) => {
      const columns = rows.filter(({ table }) => table === name);
      const key = columns.flatMap(({ place }, at) => (place === null ? [] : [{ place, at }]));
      if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
      return { name, columns, key: key.toSorted((a, b) => a.place - b.place).map(({ at }) => at) };
    });
}

export const keyOf = (table: Table, row: Row): Value[] => table.key.map((at) => row[at] ?? null);

export function countRows(source: SqliteDatabase, table: Table): number {
  return source.prepare<[], number>(`select count(*) from "${table.name}"`).pluck().get() ?? 0;
}

/** Reads the rows after a key, up to a number of rows and bytes: a single row may have megabytes. */
export function readSlice(source: SqliteDatabase, table: Table, after: readonly Value[] | null): Slice {
  const key = listKey(table);
  const start = after === null ? '' : `where (${key}) > (${after.map(() => '?').join(', ')})`;
  const text = `select ${listColumns(table)} from "${table.name}" ${start} order by ${key}`;
  const rows: Row[] = [];
  let bytes = 0;
  for (const row of source
    .prepare<Value[], Row>(text)
    .raw()
    .iterate(...(after ?? []))) {
    const size = sizeOf(row);
    if (rows.length === MAX_ROWS || (rows.length > 0 && bytes + size > MAX_BYTES)) {
      return { rows, bytes, isLast: false };
    }
    rows.push(row);
    bytes += size;
  }
  return { rows, bytes, isLast: true };
}

/** Reads the slice's range of keys from PostgreSQL, and at most one row more than the slice has. */
export async function readMatchingRows(
  db: Kysely<Schema>,
  table: Table,
  after: readonly Value[] | null,
  slice: Slice,
): Promise<Row[]> {
  const key = sql.raw(listKey(table));
  const last = slice.rows.at(-1);
  const from = after === null ? sql`true` : sql`(${key}) > (${sql.join([...after])})`;
  const to = slice.isLast || last === undefined ? sql`true` : sql`(${key}) <= (${sql.join(keyOf(table, last))})`;
  const { rows } = await sql<Record<string, Value>>`select ${sql.raw(listColumns(table))} from ${sql.table(table.name)}
    where ${from} and ${to} order by ${key} limit ${slice.rows.length + 1}`.execute(db);
  return rows.map((row) => table.columns.map(({ name }) => row[name] ?? null));
}

/** Inserts rows with one array per column, so that the limit on parameters does not limit the rows. */
export async function writeSlice(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Row[],
  into: string = table.name,
): Promise<void> {
  const lists = table.columns.map(({ type }, at) => sql`${rows.map((row) => row[at] ?? null)}::${sql.raw(type)}[]`);
  await sql`insert into ${sql.table(into)} (${sql.raw(listColumns(table))}) overriding system value
    select * from unnest(${sql.join(lists)})`.execute(db);
}

/** Milliseconds to copy a row and verify it, measured on the table's first rows in a temporary table. */
export async function timeRow(db: Kysely<Schema>, source: SqliteDatabase, table: Table): Promise<number> {
  const sample = `sample_${table.name}`;
  return db.transaction().execute(async (tx) => {
    await sql`create temp table ${sql.table(sample)} (like ${sql.table(table.name)} including indexes)
      on commit drop`.execute(tx);
    const begun = performance.now();
    const slice = readSlice(source, table, null);
    if (slice.rows.length === 0) return 0;
    await writeSlice(tx, table, slice.rows, sample);
    hashRows(await readMatchingRows(tx, { ...table, name: sample }, null, slice));
    hashRows(readSlice(source, table, null).rows);
    return (performance.now() - begun) / slice.rows.length;
  });
}

/** The first column with a NUL character, which PostgreSQL text cannot contain. */
export function findNul(table: Table, rows: readonly Row[]): string | undefined {
  for (const row of rows) {
    const at = row.findIndex((value) => typeof value === 'string' && value.includes('\0'));
    if (at >= 0) return table.columns[at]?.name;
  }
  return undefined;
}

/** sha256 hex; equal for equal rows, whichever database they come from. */
export function hashRows(rows: readonly Row[]): string {
  const hash = createHash('sha256');
  for (const row of rows) {
    for (const value of row) {
      if (value === null) hash.update('-');
      else if (typeof value === 'number') hash.update(`i${value};`);
      else {
        const bytes = typeof value === 'string' ? Buffer.from(value) : value;
        hash.update(`${typeof value === 'string' ? 't' : 'b'}${bytes.length};`).update(bytes);
      }
    }
  }
  return hash.digest('hex');
}

/** Column names of a SQLite table, sorted as in `describeTables`. */
export function columnsOf(source: SqliteDatabase, table: string): string[] {
  return source.prepare<[string], string>('select name from pragma_table_info(?) order by name').pluck().all(table);
}

/** Makes generated numbers continue after the last one ever used, even by rows deleted since. */
export async function setSequences(db: Kysely<Schema>, source: SqliteDatabase): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and c.relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) {
    const last = source.prepare<[string], number>('select seq from sqlite_sequence where name = ?').pluck().get(table);
    if (last === undefined) continue;
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}), ${last})`.execute(db);
  }
  await sql`select setval('export_job_number', coalesce(max(number), 0) + 1, false) from export_job`.execute(db);
}

const quote = (table: Table, at: number): string => `"${table.columns[at]?.name ?? ''}"`;
const listColumns = (table: Table): string => table.columns.map((_, at) => quote(table, at)).join(', ');
const listKey = (table: Table): string => table.key.map((at) => quote(table, at)).join(', ');

function sizeOf(row: Row): number {
  let size = 0;
  for (const value of row) size += value === null || typeof value === 'number' ? 8 : value.length;
  return size;
}
