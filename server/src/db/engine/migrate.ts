import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { findStrange } from '../../domain/nodes/release.ts';
import { StartRefused } from '../../domain/start-refused.ts';
import type { Schema } from '../schema.ts';
import { codeOf } from './database-errors.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import type { Dialect, PortableMigration } from '../migrations/column-types.ts';

interface Options {
  /** By name, in order; replaced in tests. */
  migrations?: Readonly<Record<string, PortableMigration>>;
  /** Called before a non-empty database is migrated; returns the path of the copy, or null. */
  copyFirst?: (next: string) => string | null;
  /**
   * Accept tables added by a newer release: harmless for a program that only reads and writes, but one that copies
   * tables must know them all.
   */
  mayFindMore?: boolean;
}

/**
 * How long a migration waits for a table, with writers queueing behind it, before it lets them proceed and tries again.
 */
const LOCK_MS = 500;
const BETWEEN_TRIES_MS = 1000;
const MOST_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the database forward, one transaction per migration. Safe to run concurrently (Kysely's lock on PostgreSQL,
 * the data directory's on SQLite) and, on PostgreSQL, beside servers of the previous release. Returns what was applied.
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, options: Options = {}): Promise<string[]> {
  const migrations = options.migrations ?? MIGRATIONS;
  const before = await listApplied(db);
  refuseNewer(before, Object.keys(migrations), options.mayFindMore ?? false);
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
    if (codeOf(error) === LOCK_NOT_AVAILABLE && tries < MOST_TRIES) {
      tries += 1;
      await wait(BETWEEN_TRIES_MS);
      continue;
    }
    if (error !== undefined) {
      const name = results.find(({ status }) => status === 'Error')?.migrationName ?? next;
      throw new StartRefused(describeFailure(name, error, copy), { cause: error });
    }
    // Nothing left to do; another process may have been faster.
    if (results.length === 0) return applied;
    applied.push(...results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName));
  }
}

/** Advisory lock held while migrating a PostgreSQL database. */
export const MIGRATING = 1_396_920_901;

/**
 * Makes servers that start at the same time migrate one after another: the migrator looks at the tables before it takes
 * its own lock, which fails while another one renames them. The lock ends with the connection, which must be the only
 * one.
 */
export async function awaitTurn(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_lock(${MIGRATING})`.execute(db);
}

/** Migrations already applied; none if new. */
async function listApplied(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** An older program must not write to a newer schema, unless that only has additions. */
function refuseNewer(applied: readonly string[], known: readonly string[], mayFindMore: boolean): void {
  const unknown = mayFindMore ? findStrange(applied, known) : applied.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new StartRefused(
    `The database was written by a newer Scriptorium (its schema has ${unknown}, this program ends with ` +
      `${known.at(-1) ?? 'none'}): start that version again, or restore a backup of before the upgrade.`,
  );
}

function describeFailure(name: string, error: unknown, copy: string | null): string {
  const cause = error instanceof Error ? error.message : String(error);
  const kept = copy === null ? '' : ` A copy of before is ${copy}.`;
  return (
    `The database could not be migrated to ${name} (${cause}). Nothing of this step was changed.${kept} ` +
    'Start the version of before, and report this.'
  );
}
