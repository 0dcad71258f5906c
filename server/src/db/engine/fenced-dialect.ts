import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * A process suspended inside a transaction must not block others for longer than this. Our transactions await nothing
 * but the database, so only a stall of the whole process comes close.
 */
const IDLE_MS = 5000;

/** PostgreSQL for a process that may be replaced while it is suspended: see migration 013 and decision 186. */
export class FencedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #node: string;
  readonly #silenceMs: number;

  constructor(config: PostgresDialectConfig, node: string, silenceMs = 0) {
    super(config);
    if (!/^[0-9a-f-]{36}$/u.test(node)) throw new TypeError('The id of a node is a uuid.');
    this.#config = config;
    this.#node = node;
    this.#silenceMs = silenceMs;
  }

  override createDriver(): PostgresDriver {
    return new FencedDriver(this.#config, this.#node, this.#silenceMs);
  }
}

/** Begin and commit are still one message each: statements without values may share one. */
class FencedDriver extends PostgresDriver {
  readonly #commit: CompiledQuery;
  readonly #settings: string;

  constructor(config: PostgresDialectConfig, node: string, silenceMs: number) {
    super(config);
    this.#settings = `set local idle_in_transaction_session_timeout = ${IDLE_MS}; set local statement_timeout = ${silenceMs}`;
    this.#commit = CompiledQuery.raw(`select hold_node('${node}'); commit`);
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel } = settings;
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await connection.executeQuery(CompiledQuery.raw(`begin${level}; ${this.#settings}`));
  }

  /** If an earlier statement failed, so does this, like every statement after it; the caller rolls back. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#commit);
  }
}
