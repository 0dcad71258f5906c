import pg from 'pg';
import { vi } from 'vitest';
import type { RunningServer } from './start-server.ts';

const GATE = 4711;

/** Two transactions at once, which only PostgreSQL has: the first is held where it writes one of these rows. */
export class TwoAtOnce {
  readonly #database: pg.Client;

  private constructor(database: pg.Client) {
    this.#database = database;
  }

  /** `writes`: such as `insert on session`. */
  static async prepare(server: RunningServer, writes: readonly string[]): Promise<TwoAtOnce> {
    const database = new pg.Client({ connectionString: server.env['DATABASE_URL'] });
    await database.connect();
    await database.query(`create function hold() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${GATE}); return new; end $$`);
    for (const [at, write] of writes.entries())
      await database.query(`create trigger hold${at} before ${write} for each row execute function hold()`);
    return new TwoAtOnce(database);
  }

  end(): Promise<void> {
    return this.#database.end();
  }

  /** Lets the second begin while the first is held, and both go on once the second has ended, or waits. */
  async during<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
    await this.#database.query(`select pg_advisory_lock(${GATE})`);
    const one = first();
    await vi.waitUntil(async () => (await this.#countWaiting()) === 1, { timeout: 20_000, interval: 20 });
    let hasEnded = false;
    const other = second().finally(() => (hasEnded = true));
    await vi.waitUntil(async () => hasEnded || (await this.#countWaiting()) > 1, { timeout: 20_000, interval: 20 });
    await this.#database.query(`select pg_advisory_unlock(${GATE})`);
    return Promise.all([one, other]);
  }

  async #countWaiting(): Promise<number> {
    // Other tests have databases of their own on the same server, and wait there.
    const { rows } = await this.#database.query<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  }
}
