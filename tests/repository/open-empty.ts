import type { Kysely } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import { createDatabase } from '../_support/postgres.ts';
import { FACTS } from './open-database.ts';

/** A database without tables that can be written to directly, without the product's writer. */
export async function openEmpty(): Promise<{ db: Kysely<Schema>; dispose: () => Promise<void> }> {
  if (FACTS.dialect === 'postgres') {
    const { db } = openPostgres(await createDatabase(), 2);
    return { db, dispose: () => db.destroy() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-empty-'));
  const database = openSqlite(join(folder, 'empty.sqlite'), 'writer');
  return {
    db: kyselyOnSqlite(database),
    dispose: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
