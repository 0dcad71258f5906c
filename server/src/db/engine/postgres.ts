import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { FencedDialect } from './fenced-dialect.ts';
import type { Schema } from '../schema.ts';
import { statementName } from './prepared.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** bigint and numeric arrive as text. Ours are times, bytes and counts far below 2^53, so anything larger is an error. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database returned a number out of range: ${text}`);
  return value;
}

/** A connection that has not responded for this long is considered dead; no request's statement takes that long. */
export const QUERY_TIMEOUT_MS = 30_000;

/**
 * Opens a pool of up to `connections`. With `queryTimeoutMs`, unresponsive connections are closed; maintenance tools
 * omit it. With `node`, transactions commit only while that node may write (see {@link FencedDialect}).
 */
export function openPostgres(
  url: string,
  connections: number,
  queryTimeoutMs?: number,
  node?: string,
): { db: Kysely<Schema>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs, statement_timeout: queryTimeoutMs }),
    Client: TimeoutClosingClient,
    application_name: 'scriptorium',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
        oid === INT8 || oid === NUMERIC
          ? parseInteger
          : (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown),
    },
  });
  // Without handlers, a broken connection would end the process. Its query fails anyway, and the next one reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const config = { pool: retryWithoutStatementTimeout(pool) };
  const dialect = node === undefined ? new PostgresDialect(config) : new FencedDialect(config, node, queryTimeoutMs);
  return { db: new Kysely<Schema>({ dialect }), pool };
}

/**
 * PgBouncer refuses startup parameters that it does not track, such as `statement_timeout`. We can do without: `pg` has
 * its own timeout, and transactions set the parameter themselves.
 */
function retryWithoutStatementTimeout(pool: pg.Pool): PostgresPool {
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
 * Closes a connection whose query timed out: back in the pool, it would make the next query wait just as long. Also
 * sends prepared statements under their names.
 */
class TimeoutClosingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = (...args: unknown[]) => {
      const [text, values] = args;
      const name = typeof text === 'string' ? statementName(text) : undefined;
      const result = name === undefined ? query(...args) : query({ name, text, values });
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => undefined);
        });
      }
      return result as never;
    };
  }
}
