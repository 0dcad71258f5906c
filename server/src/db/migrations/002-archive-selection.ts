import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Items selected for download as one zip: too many for a URL. */
export const archiveSelection: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const table = db.schema
      .createTable('archive_selection')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('item_ids', text, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull());
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    await db.schema
      .createIndex('archive_selection_user_id')
      .on('archive_selection')
      .columns(['user_id', 'expires_at'])
      .execute();
    await db.schema
      .createIndex('archive_selection_expires_at')
      .on('archive_selection')
      .columns(['expires_at'])
      .execute();
  },
};
