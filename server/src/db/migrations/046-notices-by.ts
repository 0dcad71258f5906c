import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Who did what a notification tells, so that it shows their picture. */
export const noticesBy: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('notification').addColumn('by_id', text).execute();
  },
};
