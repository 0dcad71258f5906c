import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** bigint and sums arrive as text; ours are times, bytes and counts, far below 2^53, and anything else is a fault. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered a number out of range: ${text}`);
  return value;
}

/** After this long without an answer a server holds the connection for dead: no statement of a request takes so long. */
export const SILENCE_MS = 30_000;

/**
 * Opens a pool of connections. With `silenceMs` a connection that does not answer for so long is given up; the tools that
 * read everything leave it out.
 */
export function openPostgres(
  url: string,
  connections: number,
  silenceMs?: number,
): { db: Kysely<Schema>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(silenceMs === undefined ? {} : { query_timeout: silenceMs, statement_timeout: silenceMs }),
    Client: MortalClient,
    application_name: 'scriptorium',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
        oid === INT8 || oid === NUMERIC
          ? parseInteger
          : (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown),
    },
  });
  // A connection that dies, idle or in use, must not end the process: its query fails, the next one opens a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** A connection whose question was not answered in time ends: in the pool the next one would wait for it just as long. */
class MortalClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...words: unknown[]) => unknown;
    this.query = (...words: unknown[]) => {
      const asked = ask(...words);
      if (asked instanceof Promise) {
        asked.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => undefined);
        });
      }
      return asked as never;
    };
  }
}
