import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Browsers in which a person need not give the second factor for a while. */
export const trustedDevices: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema
      .createTable('trusted_device')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('used_at', integer)
      .addColumn('expires_at', integer, (c) => c.notNull())
      .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
      .execute();
    await db.schema.createIndex('trusted_device_user_id').on('trusted_device').column('user_id').execute();
  },
};
