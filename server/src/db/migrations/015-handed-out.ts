import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** The version of a text that someone has as a file, with which their uploads are compared. */
export const handedOut: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const table = db.schema
      .createTable('handed_out')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
      .addColumn('origin', text, (c) => c.notNull())
      .addColumn('version', integer)
      .addColumn('given_at', integer, (c) => c.notNull());
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    await db.schema.createIndex('handed_out_user_id').on('handed_out').columns(['user_id', 'item_id']).execute();
    await db.schema.createIndex('handed_out_item_id').on('handed_out').columns(['item_id']).execute();
    await db.schema.createIndex('handed_out_given_at').on('handed_out').columns(['given_at']).execute();
  },
};
