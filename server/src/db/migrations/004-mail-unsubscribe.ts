import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Where a mail program turns this kind of mail off. */
export const mailUnsubscribe: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    await db.schema.alterTable('mail').addColumn('unsubscribe_url', columnTypes(dialect).text).execute();
  },
};
