import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * The processes that use the database. On PostgreSQL `hold_node` is the fence at the end of each transaction: it raises
 * SCR01 once the node's row is gone, and takes a lock until the commit, so that whoever removes the row waits for that
 * commit. An advisory lock, because a row lock would write to the row with every commit.
 */
export const nodes: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    let table = db.schema
      .createTable('node')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('place', text, (c) => c.notNull())
      .addColumn('host', text, (c) => c.notNull())
      .addColumn('process', integer, (c) => c.notNull())
      .addColumn('version', text, (c) => c.notNull())
      .addColumn('started_at', integer, (c) => c.notNull())
      .addColumn('seen_at', integer, (c) => c.notNull());
    if (dialect === 'sqlite') table = table.modifyEnd(sql`strict`);
    await table.execute();
    if (dialect === 'sqlite') return;
    await sql`create function hold_node(wanted text) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(1396920900, hashtext(wanted));
        perform 1 from node where id = wanted;
        if not found then
          raise exception 'Another server has taken over the database.' using errcode = 'SCR01';
        end if;
      end $$`.execute(db);
  },
};
