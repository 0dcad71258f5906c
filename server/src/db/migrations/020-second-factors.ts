import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Log-ins waiting for their second step, authenticator apps, and recovery codes. */
export const secondFactors: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('login_flow')
      .addColumn('token_hash', text, (c) => c.primaryKey())
      .addColumn('purpose', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.references('user.id').onDelete('cascade'))
      .addColumn('session_id', text)
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('data', text)
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('login_flow_user_id').on('login_flow').column('user_id').execute();
    await db.schema.createIndex('login_flow_expires_at').on('login_flow').column('expires_at').execute();
    await db.schema
      .createTable('totp')
      .addColumn('user_id', text, (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('last_step', integer, (c) => c.notNull())
      .addColumn('added_at', integer, (c) => c.notNull())
      .addColumn('used_at', integer)
      .modifyEnd(end)
      .execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('code_hash', text, (c) => c.notNull())
      .addColumn('made_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_code_pk', ['user_id', 'code_hash'])
      .modifyEnd(end)
      .execute();
  },
};
