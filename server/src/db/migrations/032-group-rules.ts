import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Group memberships from the claims of login providers, and which memberships they granted. */
export const groupRules: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema
      .createTable('group_rule')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('provider_id', text, (c) => c.notNull().references('identity_provider.id').onDelete('cascade'))
      .addColumn('claim', text, (c) => c.notNull())
      .addColumn('value', text, (c) => c.notNull())
      .addColumn('group_id', text, (c) => c.notNull().references('user_group.id').onDelete('cascade'))
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('made_at', integer, (c) => c.notNull())
      .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
      .execute();
    await db.schema.createIndex('group_rule_provider_id').on('group_rule').column('provider_id').execute();
    await db.schema.createIndex('group_rule_group_id').on('group_rule').column('group_id').execute();
    await db.schema
      .alterTable('membership')
      .addColumn('provider_id', text, (c) => c.references('identity_provider.id').onDelete('set null'))
      .execute();
    // For when a provider is deleted; most memberships have none.
    await sql`create index membership_provider_id on membership (provider_id) where provider_id is not null`.execute(
      db,
    );
  },
};
