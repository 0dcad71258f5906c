import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** The URL with which a mail program unsubscribes from this kind of mail. */
export const mailUnsubscribe: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    await db.schema.alterTable('mail').addColumn('unsubscribe_url', columnTypes(dialect).text).execute();
  },
};
