import { type Kysely, sql } from 'kysely';
import { StartRefused } from '../../domain/start-refused.ts';
import type { Schema } from '../schema.ts';
import { loadSecret, replaceSecret } from '../server/settings.ts';
import { MIGRATING } from './migrate.ts';

/** A table that exists only while `move-to-postgres` fills the database: the progress so far, by name. */
export const NOTES = 'unfinished_move';
/** The key under which a database records the move that filled it, and one being moved records its target. */
export const MOVE = 'moved-to-postgres';
const CONSTRAINTS = 'constraints';
const SOURCE = 'source';

/** A partly filled database must not be served: users would miss what has not been copied yet. */
export async function refuseUnfinishedMove(db: Kysely<Schema>): Promise<void> {
  if (!(await exists(db))) return;
  throw new StartRefused(
    'This database is being filled by "npm run cli -- move-to-postgres", which did not end: run it again, or name another database in DATABASE_URL.',
  );
}

/**
 * Whether no other process is preparing the database. The lock is held until the connection ends, which must be the
 * only one.
 */
export async function takeTurn(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${MIGRATING}) as got`.execute(db);
  return rows[0]?.got ?? false;
}

/** How far the move from that source has progressed in this database; `other` if it holds different data. */
export async function readState(
  db: Kysely<Schema>,
  source: string,
): Promise<'empty' | 'unfinished' | 'finished' | 'other'> {
  if (await exists(db)) return (await readNote(db, SOURCE)) === source ? 'unfinished' : 'other';
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) return 'empty';
  const isOurs = tables.some(({ name }) => name === 'setting') && (await loadSecret(db, MOVE)) === source;
  return isOurs ? 'finished' : 'other';
}

export async function beginMove(db: Kysely<Schema>, source: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create table ${sql.table(NOTES)} (name text primary key, value text not null)`.execute(tx);
    await note(tx, SOURCE, source);
  });
}

export async function readNote(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from ${sql.table(NOTES)} where name = ${name}`.execute(db);
  return rows[0]?.value;
}

export async function note(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await sql`insert into ${sql.table(NOTES)} values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db);
}

/** Deletes a table's rows, so that copying it starts over. */
export async function emptyTable(db: Kysely<Schema>, table: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`truncate ${sql.table(table)}`.execute(tx);
    await sql`delete from ${sql.table(NOTES)} where name = ${table}`.execute(tx);
  });
}

/**
 * Drops the foreign keys and saves their definitions, so that tables can be filled in any order, even items before
 * their folders. Everything is checked once, when the keys are restored.
 */
export async function setConstraintsAside(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await readNote(tx, CONSTRAINTS)) !== undefined) return;
    const { rows } = await sql<{ table: string; name: string; definition: string }>`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(tx);
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
    await note(tx, CONSTRAINTS, JSON.stringify(rows));
  });
}

/** Ends the move: from here on the database is like any other. `last` runs in the same transaction. */
export async function endMove(
  db: Kysely<Schema>,
  source: string,
  last: (tx: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = (await readNote(tx, CONSTRAINTS)) ?? '[]';
    for (const { table, name, definition } of JSON.parse(kept) as Record<'table' | 'name' | 'definition', string>[])
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
    await last(tx);
    await replaceSecret(tx, MOVE, source);
    await sql`drop table ${sql.table(NOTES)}`.execute(tx);
  });
  // Otherwise the first queries would be planned as if the database were empty.
  await sql`analyze`.execute(db);
}

async function exists(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass(${NOTES}) is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}
