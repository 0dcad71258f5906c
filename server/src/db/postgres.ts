import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** bigint and sums arrive as text; ours are times, bytes and counts, far below 2^53, and anything else is a fault. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered a number out of range: ${text}`);
  return value;
}

export function openPostgres(url: string, connections: number): { db: Kysely<Schema>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'scriptorium',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
        oid === INT8 || oid === NUMERIC
          ? parseInteger
          : (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown),
    },
  });
  // An idle connection that dies must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}
