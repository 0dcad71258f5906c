import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * Invitations to a file or folder, in addition to those to a group. Each names its workspace, which for a group has the
 * group's id. The table is rebuilt, since SQLite cannot change a column's foreign key.
 */
export const invitationsToItems: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema.alterTable('invitation').renameTo('invitation_to_group').execute();
    await db.schema.dropIndex('invitation_invited_by').execute();
    await db.schema.dropIndex('invitation_expires_at').execute();
    await db.schema
      .createTable('invitation')
      .addColumn('id', text, (c) => c.notNull())
      .addColumn('workspace_id', text, (c) => c.notNull().references('workspace.id').onDelete('cascade'))
      .addColumn('item_id', text, (c) => c.references('item.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('email_key', text, (c) => c.notNull())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('token_hash', text, (c) => c.notNull())
      .addColumn('invited_by', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('sent_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('invitation_id', ['id'])
      .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
      .execute();
    const columns = sql`id, email, email_key, role, token_hash, invited_by, sent_at, expires_at`;
    await sql`insert into invitation (workspace_id, ${columns})
      select group_id, ${columns} from invitation_to_group`.execute(db);
    await db.schema.dropTable('invitation_to_group').execute();
    await db.schema.createIndex('invitation_token').on('invitation').column('token_hash').unique().execute();
    await sql`create unique index invitation_target on invitation (coalesce(item_id, workspace_id), email_key)`.execute(
      db,
    );
    await db.schema.createIndex('invitation_workspace_id').on('invitation').column('workspace_id').execute();
    await db.schema.createIndex('invitation_item_id').on('invitation').column('item_id').execute();
    await db.schema.createIndex('invitation_invited_by').on('invitation').column('invited_by').execute();
    await db.schema.createIndex('invitation_expires_at').on('invitation').column('expires_at').execute();
  },
};
