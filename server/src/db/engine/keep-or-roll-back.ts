import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Runs `work` in a savepoint of the open transaction, and rolls it back if it returns null. Both paths run the same
 * statements, so that timing does not tell them apart.
 */
export async function keepOrRollBack<T>(db: Kysely<Schema>, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint kept_or_not`.execute(db);
  const kept = await work();
  // A rollback leaves the savepoint open until the transaction ends: releasing it would take another statement.
  await (kept === null ? sql`rollback to savepoint kept_or_not` : sql`release savepoint kept_or_not`).execute(db);
  return kept;
}
