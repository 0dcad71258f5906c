import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { findUnknownMigration } from '../../domain/nodes/release.ts';
import { StartRefused } from '../../domain/start-refused.ts';
import type { Schema } from '../schema.ts';
import { codeOf } from './database-errors.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import type { Dialect, PortableMigration } from '../migrations/column-types.ts';

interface Options {
  /** By name, in order. Tests pass their own. */
  migrations?: Readonly<Record<string, PortableMigration>>;
  /** Called before a non-empty database is migrated; returns the backup's path, or null. */
  copyFirst?: (next: string) => string | null;
  /** Accept additive migrations of a newer release. Not for code that copies tables, which must know them all. */
  allowNewerTables?: boolean;
}

/** How long a migration waits for a table lock. Writers queue behind it, so it then gives way and retries. */
const LOCK_MS = 500;
const RETRY_DELAY_MS = 1000;
const MAX_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies pending migrations, one transaction each, and returns their names. Safe to run concurrently (Kysely's lock on
 * PostgreSQL, the data directory's on SQLite) and, on PostgreSQL, beside servers of the previous release. Throws
 * `StartRefused` if the database is newer than this program, or a migration fails.
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, options: Options = {}): Promise<string[]> {
  const migrations = options.migrations ?? MIGRATIONS;
  const before = await listApplied(db);
  refuseNewer(before, Object.keys(migrations), options.allowNewerTables ?? false);
  const next = Object.keys(migrations).find((name) => !before.includes(name));
  if (next === undefined) return [];
  const copy = before.length === 0 ? null : (options.copyFirst?.(next) ?? null);

  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(migrations).map(([name, migration]) => [
              name,
              {
                up: async (inner: Kysely<unknown>) => {
                  if (dialect === 'postgres') await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(inner);
                  await migration.up(inner, dialect);
                },
              },
            ]),
          ),
        ),
    },
  });
  const applied: string[] = [];
  for (let tries = 1; ;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (codeOf(error) === LOCK_NOT_AVAILABLE && tries < MAX_TRIES) {
      tries += 1;
      await wait(RETRY_DELAY_MS);
      continue;
    }
    if (error !== undefined) {
      const name = results.find(({ status }) => status === 'Error')?.migrationName ?? next;
      throw new StartRefused(describeFailure(name, error, copy), { cause: error });
    }
    // Nothing left; another process may have been faster.
    if (results.length === 0) return applied;
    applied.push(...results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName));
  }
}

/** Key of the advisory lock held while migrating a PostgreSQL database. */
export const MIGRATION_LOCK = 1_396_920_901;

/**
 * Makes servers that start together migrate one at a time: Kysely's migrator inspects the tables before it takes its own
 * lock, which fails while another process renames them. The lock lasts as long as the connection, so the pool must have
 * only one.
 */
export async function awaitMigrationLock(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(db);
}

/** Names of applied migrations; empty for a new database. */
async function listApplied(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** An older program must not write to a newer schema, unless the difference is purely additive. */
function refuseNewer(applied: readonly string[], known: readonly string[], allowNewerTables: boolean): void {
  const unknown = allowNewerTables
    ? findUnknownMigration(applied, known)
    : applied.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new StartRefused(
    `The database was written by a newer Scriptorium (its schema has ${unknown}, this program ends with ` +
      `${known.at(-1) ?? 'none'}): start that version again, or restore a backup from before the upgrade.`,
  );
}

function describeFailure(name: string, error: unknown, copy: string | null): string {
  const cause = error instanceof Error ? error.message : String(error);
  const kept = copy === null ? '' : ` A copy from before the upgrade is in ${copy}.`;
  return (
    `The database could not be migrated to ${name} (${cause}). This step was rolled back.${kept} ` +
    'Start the previous version, and report this.'
  );
}
