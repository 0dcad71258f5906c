import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Links to files and folders, the people who opened them, and guests, who have access to nothing else. */
export const shareLinks: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('share_link')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
      .addColumn('workspace_id', text, (c) => c.notNull().references('workspace.id').onDelete('cascade'))
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('accounts_only', integer, (c) => c.notNull())
      .addColumn('password_hash', text)
      .addColumn('edition', integer, (c) => c.notNull())
      .addColumn('expires_at', integer)
      .addColumn('uses', integer, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.references('user.id').onDelete('set null'))
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('withdrawn_at', integer)
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('share_link_item_id').on('share_link').column('item_id').execute();
    await db.schema.createIndex('share_link_workspace_id').on('share_link').column('workspace_id').execute();
    await db.schema.createIndex('share_link_created_by').on('share_link').column('created_by').execute();

    await db.schema
      .createTable('link_opening')
      .addColumn('link_id', text, (c) => c.notNull().references('share_link.id').onDelete('cascade'))
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('edition', integer, (c) => c.notNull())
      .addColumn('opened_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('link_opening_pk', ['user_id', 'link_id'])
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('link_opening_link_id').on('link_opening').column('link_id').execute();

    await db.schema
      .createTable('guest')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('link_id', text, (c) => c.notNull().references('share_link.id').onDelete('cascade'))
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('edition', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('guest_link_id').on('guest').column('link_id').execute();

    // Tickets are valid for seconds only; pages request new ones.
    await db.schema.dropTable('ticket').execute();
    await db.schema
      .createTable('ticket')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.references('user.id').onDelete('cascade'))
      .addColumn('session_id', text, (c) => c.references('session.id').onDelete('cascade'))
      .addColumn('guest_id', text, (c) => c.references('guest.id').onDelete('cascade'))
      .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addCheckConstraint('ticket_of_one', sql`(session_id is null) <> (guest_id is null)`)
      .modifyEnd(end)
      .execute();
    for (const column of ['item_id', 'user_id', 'session_id', 'guest_id'])
      await db.schema.createIndex(`ticket_${column}`).on('ticket').column(column).execute();
  },
};
