import type DatabaseConstructor from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from '../schema.ts';

export type SqliteDatabase = DatabaseConstructor.Database;

const MAX_STATEMENTS = 500;

/**
 * Kysely on one better-sqlite3 connection, whose calls are synchronous: only microtasks run between two awaits. There is
 * no mutex: whoever uses transactions (the writer loop, the migrator) must own the connection.
 */
export function kyselyOnSqlite(database: SqliteDatabase): Kysely<Schema> {
  const connection = new SqliteConnection(database);
  const dialect: Dialect = {
    createAdapter: () => new OneConnectionAdapter(connection),
    createDriver: () => new OneConnectionDriver(database, connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}

/** The SQLite connection under a Kysely instance, for bypassing Kysely; undefined on PostgreSQL. */
export function sqliteConnectionOf(db: Kysely<Schema>): SqliteConnection | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof OneConnectionAdapter ? adapter.connection : undefined;
}

class OneConnectionAdapter extends SqliteAdapter {
  readonly connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    super();
    this.connection = connection;
  }

  /** SQLite does have transactional DDL; without this, Kysely would leave a failed migration half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class OneConnectionDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #connection: SqliteConnection;

  constructor(database: SqliteDatabase, connection: SqliteConnection) {
    this.#database = database;
    this.#connection = connection;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  /** A plain `begin` is deferred: upgrading from read to write fails at once instead of waiting for the lock. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase;
  readonly #statements = new Map<string, DatabaseConstructor.Statement>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(query.sql, query.parameters);
  }

  run<R>(text: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    try {
      const statement = this.#prepare(text);
      if (statement.reader) {
        return Promise.resolve({ rows: statement.all(...parameters) as R[] });
      }
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) });
    } catch (error) {
      return Promise.reject(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(query.sql).iterate(...query.parameters)) {
      yield { rows: [row as R] };
    }
  }

  #prepare(text: string): DatabaseConstructor.Statement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    // Bounded, since queries with `in (…)` have a different text for each length.
    if (this.#statements.size >= MAX_STATEMENTS) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(text, statement);
    return statement;
  }
}
