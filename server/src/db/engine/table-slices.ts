import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqliteDatabase } from './sqlite-driver.ts';

/** The types that both databases have: text, integers exact in JavaScript, bytes. */
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

/**
 * Tables about running processes, which are not data, and the search index, which every server builds from the texts.
 */
const NOT_DATA = new Set([
  'node',
  'node_event',
  'blob_claim',
  'document_changed',
  'document_searched',
  'document_words',
]);

/** The tables of a PostgreSQL database with our schema, except those selected by `isOther`. */
export async function describeTables(db: Kysely<Schema>, isOther: (name: string) => boolean): Promise<Table[]> {
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
    .filter((name) => !NOT_DATA.has(name) && !name.startsWith('kysely_') && !isOther(name))
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

/** Reads the rows after a key, stopping before the slice gets too large, since a row may have megabytes. */
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

/** Reads the same keys from PostgreSQL, plus the next row, if there is one. */
export async function readSame(
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

/** One statement with an array per column, so that the number of rows is not limited by that of parameters. */
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

/** Time to copy a row and read it back, measured on the first rows, which are then rolled back. */
export async function timeRow(db: Kysely<Schema>, source: SqliteDatabase, table: Table): Promise<number> {
  const sample = `sample_${table.name}`;
  return db.transaction().execute(async (tx) => {
    await sql`create temp table ${sql.table(sample)} (like ${sql.table(table.name)} including indexes)
      on commit drop`.execute(tx);
    const begun = performance.now();
    const slice = readSlice(source, table, null);
    if (slice.rows.length === 0) return 0;
    await writeSlice(tx, table, slice.rows, sample);
    hashRows(await readSame(tx, { ...table, name: sample }, null, slice));
    hashRows(readSlice(source, table, null).rows);
    return (performance.now() - begun) / slice.rows.length;
  });
}

/** PostgreSQL text cannot contain NUL. */
export function findNul(table: Table, rows: readonly Row[]): string | undefined {
  for (const row of rows) {
    const at = row.findIndex((value) => typeof value === 'string' && value.includes('\0'));
    if (at >= 0) return table.columns[at]?.name;
  }
  return undefined;
}

/** Equal for equal rows, whichever database they come from. */
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

/** Columns of the SQLite table, in the same order as in `describeTables`. */
export function columnsOf(source: SqliteDatabase, table: string): string[] {
  return source.prepare<[string], string>('select name from pragma_table_info(?) order by name').pluck().all(table);
}

/** Generated numbers continue after the last one used, even by deleted rows. */
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
