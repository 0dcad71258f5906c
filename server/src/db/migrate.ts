import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Dialect } from './migrations/column-types.ts';

/** Brings the database to the newest shape. Safe to run by several processes (Kysely's lock). Returns what was applied. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, until?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(MIGRATIONS).map(([name, migration]) => [
              name,
              { up: (inner: Kysely<unknown>) => migration.up(inner, dialect) },
            ]),
          ),
        ),
    },
  });
  const { error, results } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
  }
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
