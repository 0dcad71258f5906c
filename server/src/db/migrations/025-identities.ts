import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Login providers, and which of their logins are linked to which account. */
export const identities: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('identity_provider')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('preset', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('issuer', text, (c) => c.notNull())
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('client_secret', text)
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('is_enabled', integer, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('trusted_domains', text, (c) => c.notNull())
      .addColumn('second_step', text, (c) => c.notNull())
      .addColumn('changed_at', integer, (c) => c.notNull())
      .modifyEnd(end)
      .execute();
    await db.schema
      .createTable('identity')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('provider_id', text, (c) => c.notNull().references('identity_provider.id').onDelete('cascade'))
      .addColumn('issuer', text, (c) => c.notNull())
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('added_at', integer, (c) => c.notNull())
      .addColumn('used_at', integer)
      .addUniqueConstraint('identity_subject', ['provider_id', 'issuer', 'subject'])
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('identity_user_id').on('identity').column('user_id').execute();
    for (const table of ['session', 'login_flow']) {
      await db.schema.alterTable(table).addColumn('identity_id', text).execute();
      await db.schema.alterTable(table).addColumn('provider_session', text).execute();
    }
  },
};
