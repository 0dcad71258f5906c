import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Number of attempts for a public page, and the user name with which a log-in with a second step began. */
export const secondTries: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema
      .alterTable('publication')
      .addColumn('tries', integer, (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('login_flow').addColumn('typed_name', text).execute();
  },
};
