import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * Only a deleted item itself is marked, not everything below it; trees being moved between workspaces or deleted have a
 * row; and an account can be gone for users before its last row is.
 */
export const hiddenTrees: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await sql`update item set trashed_at = null, trash_root_id = null, trashed_by = null
      where trash_root_id is not null and trash_root_id <> id`.execute(db);
    await db.schema
      .createIndex('item_deleted')
      .on('item')
      .columns(['workspace_id', 'trashed_at', 'id'])
      .where(sql.ref('trashed_at'), 'is not', null)
      .execute();
    const table = db.schema
      .createTable('pending_tree')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('workspace_id', text, (c) => c.notNull())
      .addColumn('from_workspace_id', text)
      .addColumn('roots', text, (c) => c.notNull())
      .addColumn('bytes', integer, (c) => c.notNull())
      .addColumn('items', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull());
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    await db.schema.createIndex('pending_tree_workspace_id').on('pending_tree').column('workspace_id').execute();
    await db.schema.alterTable('user').addColumn('deleted_at', integer).execute();
  },
};
