import { type Kysely, sql } from 'kysely';
import { StartRefused } from '../../domain/start-refused.ts';
import type { Schema } from '../schema.ts';
import { loadSecret, replaceSecret } from '../server/settings.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/** The table with the progress of `move-to-postgres`, by name; it exists only while the database is being filled. */
export const PROGRESS_TABLE = 'unfinished_move';
/** Name of the secret with the move's random id: in the source from the start, in the target once it is complete. */
export const MOVE_SECRET = 'moved-to-postgres';
const CONSTRAINTS = 'constraints';
const SOURCE = 'source';

/** Refuses to serve a partly filled database: users would miss what has not been copied yet. */
export async function refuseUnfinishedMove(db: Kysely<Schema>): Promise<void> {
  if (!(await exists(db))) return;
  throw new StartRefused(
    'This database is being filled by "npm run cli -- move-to-postgres", which did not finish: run it again, or set DATABASE_URL to another database.',
  );
}

/**
 * Takes the migration lock unless another process has it, and returns whether it did. The lock lasts as long as the
 * connection, so the pool must have only one.
 */
export async function tryMigrationLock(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as got`.execute(db);
  return rows[0]?.got ?? false;
}

/** How far the move from this source has progressed; `other` if the database has different data. */
export async function readState(
  db: Kysely<Schema>,
  source: string,
): Promise<'empty' | 'unfinished' | 'finished' | 'other'> {
  if (await exists(db)) return (await readProgress(db, SOURCE)) === source ? 'unfinished' : 'other';
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) return 'empty';
  const isOurs = tables.some(({ name }) => name === 'setting') && (await loadSecret(db, MOVE_SECRET)) === source;
  return isOurs ? 'finished' : 'other';
}

export async function beginMove(db: Kysely<Schema>, source: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create table ${sql.table(PROGRESS_TABLE)} (name text primary key, value text not null)`.execute(tx);
    await saveProgress(tx, SOURCE, source);
  });
}

export async function readProgress(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{
    value: string;
  }>`select value from ${sql.table(PROGRESS_TABLE)} where name = ${name}`.execute(db);
  return rows[0]?.value;
}

export async function saveProgress(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await sql`insert into ${sql.table(PROGRESS_TABLE)} values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db);
}

/** Empties a table, so that copying it starts over. */
export async function emptyTable(db: Kysely<Schema>, table: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`truncate ${sql.table(table)}`.execute(tx);
    await sql`delete from ${sql.table(PROGRESS_TABLE)} where name = ${table}`.execute(tx);
  });
}

/**
 * Drops the foreign keys and saves their definitions, so that tables can be filled in any order. `endMove` restores
 * them, which checks all rows at once.
 */
export async function dropForeignKeys(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await readProgress(tx, CONSTRAINTS)) !== undefined) return;
    const { rows } = await sql<{ table: string; name: string; definition: string }>`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(tx);
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
    await saveProgress(tx, CONSTRAINTS, JSON.stringify(rows));
  });
}

/** Finishes the move, with `last` in the same transaction; afterwards the database is like any other. */
export async function endMove(
  db: Kysely<Schema>,
  source: string,
  last: (tx: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = (await readProgress(tx, CONSTRAINTS)) ?? '[]';
    for (const { table, name, definition } of JSON.parse(kept) as Record<'table' | 'name' | 'definition', string>[])
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
    await last(tx);
    await replaceSecret(tx, MOVE_SECRET, source);
    await sql`drop table ${sql.table(PROGRESS_TABLE)}`.execute(tx);
  });
  // Otherwise the first queries would be planned as if the tables were empty.
  await sql`analyze`.execute(db);
}

async function exists(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass(${PROGRESS_TABLE}) is not null as known`.execute(
    db,
  );
  return rows[0]?.known ?? false;
}
