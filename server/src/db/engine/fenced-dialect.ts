import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * Limits how long a process that is suspended inside a transaction blocks others. Our transactions await only the
 * database, so nothing but a stall of the whole process comes close.
 */
const IDLE_IN_TRANSACTION_MS = 5000;

/**
 * PostgreSQL for a process that may be replaced while suspended: each commit first checks that the node still has its
 * row. See migration 013 and decision 186.
 */
export class FencedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #node: string;
  readonly #queryTimeoutMs: number;

  constructor(config: PostgresDialectConfig, node: string, queryTimeoutMs = 0) {
    super(config);
    if (!/^[0-9a-f-]{36}$/u.test(node)) throw new TypeError('A node id must be a UUID.');
    this.#config = config;
    this.#node = node;
    this.#queryTimeoutMs = queryTimeoutMs;
  }

  override createDriver(): PostgresDriver {
    return new FencedDriver(this.#config, this.#node, this.#queryTimeoutMs);
  }
}

/** Costs no extra round trips: statements without parameters can share a message with `begin` or `commit`. */
class FencedDriver extends PostgresDriver {
  readonly #commit: CompiledQuery;
  readonly #settings: string;

  constructor(config: PostgresDialectConfig, node: string, queryTimeoutMs: number) {
    super(config);
    this.#settings = `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}; set local statement_timeout = ${queryTimeoutMs}`;
    this.#commit = CompiledQuery.raw(`select hold_node('${node}'); commit`);
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel } = settings;
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await connection.executeQuery(CompiledQuery.raw(`begin${level}; ${this.#settings}`));
  }

  /** Fails if an earlier statement did, whereas a bare `commit` would silently roll back. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#commit);
  }
}
