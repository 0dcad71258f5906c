import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** When a session's password was last entered, the priority of mails, and who is waiting for approval. */
export const accountSafety: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { integer } = columnTypes(dialect);
    const add = (table: string, column: string, value: number): Promise<void> =>
      db.schema
        .alterTable(table)
        .addColumn(column, integer, (c) => c.notNull().defaultTo(value))
        .execute();
    await add('session', 'authenticated_at', 0);
    await sql`update session set authenticated_at = created_at`.execute(db);
    await add('user', 'awaits_approval', 0);
    await add('mail', 'priority', 1);
    await sql`update mail set priority = 0 where kind in ('reset-password', 'password-changed')`.execute(db);
    await sql`update mail set priority = 2 where kind in ('group-added', 'export-finished')`.execute(db);
  },
};
