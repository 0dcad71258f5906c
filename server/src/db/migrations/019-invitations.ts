import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Invitations to a group by e-mail address. */
export const invitations: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const table = db.schema
      .createTable('invitation')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('group_id', text, (c) => c.notNull().references('user_group.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('email_key', text, (c) => c.notNull())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('invited_by', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('sent_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addUniqueConstraint('invitation_address', ['group_id', 'email_key']);
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    await db.schema.createIndex('invitation_invited_by').on('invitation').columns(['invited_by']).execute();
    await db.schema.createIndex('invitation_expires_at').on('invitation').columns(['expires_at']).execute();
  },
};
