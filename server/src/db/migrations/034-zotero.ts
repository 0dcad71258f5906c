import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** People's Zotero keys, and libraries synced with .bib files. */
export const zotero: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer, bytes } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('zotero_key')
      .addColumn('user_id', text, (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('zotero_user', integer, (c) => c.notNull())
      .addColumn('username', text, (c) => c.notNull())
      .addColumn('added_at', integer, (c) => c.notNull())
      .modifyEnd(end)
      .execute();
    await db.schema
      .createTable('zotero_link')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
      .addColumn('library', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('linked_by', text, (c) => c.references('user.id').onDelete('set null'))
      .addColumn('lent', integer, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('state', bytes)
      .addColumn('synced_at', integer)
      .addColumn('synced_by', text, (c) => c.references('user.id').onDelete('set null'))
      .addColumn('report', text)
      .addColumn('ended_at', integer)
      .addUniqueConstraint('zotero_link_of_item', ['item_id', 'library'])
      .modifyEnd(end)
      .execute();
    for (const column of ['linked_by', 'synced_by'])
      await db.schema.createIndex(`zotero_link_${column}`).on('zotero_link').column(column).execute();
  },
};
