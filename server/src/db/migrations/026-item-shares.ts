import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Files and folders shared with a person or a group. */
export const itemShares: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema
      .createTable('item_share')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
      .addColumn('workspace_id', text, (c) => c.notNull().references('workspace.id').onDelete('cascade'))
      .addColumn('user_id', text, (c) => c.references('user.id').onDelete('cascade'))
      .addColumn('group_id', text, (c) => c.references('user_group.id').onDelete('cascade'))
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('shared_by', text, (c) => c.references('user.id').onDelete('set null'))
      .addColumn('shared_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer)
      .addUniqueConstraint('item_share_user', ['item_id', 'user_id'])
      .addUniqueConstraint('item_share_group', ['item_id', 'group_id'])
      .addCheckConstraint('item_share_with_one', sql`(user_id is null) <> (group_id is null)`)
      .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
      .execute();
    await db.schema.createIndex('item_share_user_id').on('item_share').columns(['user_id', 'workspace_id']).execute();
    await db.schema.createIndex('item_share_group_id').on('item_share').columns(['group_id', 'workspace_id']).execute();
    await db.schema.createIndex('item_share_workspace_id').on('item_share').columns(['workspace_id']).execute();
    await db.schema.createIndex('item_share_shared_by').on('item_share').columns(['shared_by']).execute();
  },
};
