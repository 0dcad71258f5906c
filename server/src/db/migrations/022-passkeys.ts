import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

export const passkeys: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema
      .createTable('passkey')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('credential_id', text, (c) => c.notNull().unique())
      .addColumn('public_key', text, (c) => c.notNull())
      .addColumn('counter', integer, (c) => c.notNull())
      .addColumn('transports', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('added_at', integer, (c) => c.notNull())
      .addColumn('used_at', integer)
      .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
      .execute();
    await db.schema.createIndex('passkey_user_id').on('passkey').column('user_id').execute();
  },
};
