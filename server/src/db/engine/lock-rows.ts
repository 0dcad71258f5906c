import { type Kysely, type SelectQueryBuilder, SqliteAdapter } from 'kysely';
import type { Schema } from '../schema.ts';

/** True on SQLite, whose single writer needs no row locks. */
export function isSqlite(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Adds `for no key update` on PostgreSQL: others may still reference the rows, but not change them. */
export function lockRows<TB extends keyof Schema, O>(
  db: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, TB, O>,
): SelectQueryBuilder<Schema, TB, O> {
  return isSqlite(db) ? query : query.forNoKeyUpdate();
}
