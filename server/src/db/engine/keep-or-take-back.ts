import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Writes inside the open transaction, and takes it back when `work` answers null. Both ways are as many statements and
 * as much writing, so that the time until the commit does not tell which it was.
 */
export async function keepOrTakeBack<T>(db: Kysely<Schema>, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint kept_or_not`.execute(db);
  const kept = await work();
  // What is taken back leaves its mark open until the transaction ends: closing it would be one statement more.
  await (kept === null ? sql`rollback to savepoint kept_or_not` : sql`release savepoint kept_or_not`).execute(db);
  return kept;
}
