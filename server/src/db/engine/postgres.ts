import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { FencedDialect } from './fenced-dialect.ts';
import type { Schema } from '../schema.ts';
import { nameOfStatement } from './prepared.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** bigint and sums arrive as text. Ours are times, bytes and counts far below 2^53, so anything else is an error. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered a number out of range: ${text}`);
  return value;
}

/** A connection that has not responded for this long is considered dead; no statement of a request takes that long. */
export const SILENCE_MS = 30_000;

/**
 * Opens a connection pool. With `silenceMs`, unresponsive connections are dropped; maintenance tools omit it. With
 * `node`, transactions are committed only while that node is allowed to write.
 */
export function openPostgres(
  url: string,
  connections: number,
  silenceMs?: number,
  node?: string,
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
  // A broken connection must not end the process: its query fails, and the next one opens a new connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const config = { pool: withoutRefusedSettings(pool) };
  const dialect = node === undefined ? new PostgresDialect(config) : new FencedDialect(config, node, silenceMs);
  return { db: new Kysely<Schema>({ dialect }), pool };
}

/**
 * PgBouncer refuses connections with startup parameters it does not track, `statement_timeout` among them. Without it,
 * we still drop silent connections ourselves, and transactions set it for themselves.
 */
function withoutRefusedSettings(pool: pg.Pool): PostgresPool {
  const connect = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      const refused = error instanceof Error && 'code' in error && error.code === '08P01';
      if (!refused || pool.options.statement_timeout === undefined) throw error;
      delete pool.options.statement_timeout;
      return pool.connect();
    }
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

/**
 * Closes connections with an unanswered query: in the pool, the next query would wait just as long. Prepared statements
 * are identified by name.
 */
class MortalClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...words: unknown[]) => unknown;
    this.query = (...words: unknown[]) => {
      const [text, values] = words;
      const name = typeof text === 'string' ? nameOfStatement(text) : undefined;
      const asked = name === undefined ? ask(...words) : ask({ name, text, values });
      if (asked instanceof Promise) {
        asked.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => undefined);
        });
      }
      return asked as never;
    };
  }
}
