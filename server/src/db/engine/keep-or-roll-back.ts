import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Writes inside the open transaction, and rolls back if `work` returns null. Both paths run the same number of
 * statements and writes, so that timing does not tell them apart.
 */
export async function keepOrRollBack<T>(db: Kysely<Schema>, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint kept_or_not`.execute(db);
  const kept = await work();
  // After a rollback the savepoint stays open until the transaction ends: releasing it would be an additional
  // statement.
  await (kept === null ? sql`rollback to savepoint kept_or_not` : sql`release savepoint kept_or_not`).execute(db);
  return kept;
}
