import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Directories that provision accounts and groups over SCIM. */
export const scim: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const strict = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('directory')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('domains', text, (c) => c.notNull())
      .addColumn('adopts', integer, (c) => c.notNull())
      .addColumn('sends_mail', integer, (c) => c.notNull())
      .addColumn('group_role', text, (c) => c.notNull())
      .addColumn('made_at', integer, (c) => c.notNull())
      .addColumn('last_call_at', integer)
      .modifyEnd(strict)
      .execute();
    await db.schema
      .createTable('directory_token')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('directory_id', text, (c) => c.notNull().references('directory.id').onDelete('cascade'))
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('token_hash', text, (c) => c.notNull().unique())
      .addColumn('made_at', integer, (c) => c.notNull())
      .addColumn('used_at', integer)
      .modifyEnd(strict)
      .execute();
    await db.schema.createIndex('directory_token_directory_id').on('directory_token').column('directory_id').execute();
    await db.schema
      .createTable('directory_person')
      .addColumn('user_id', text, (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('directory_id', text, (c) => c.notNull().references('directory.id').onDelete('cascade'))
      .addColumn('user_name_key', text, (c) => c.notNull())
      .addColumn('address_key', text, (c) => c.notNull())
      .addColumn('name_key', text, (c) => c.notNull())
      .addColumn('external_id', text)
      .addColumn('active', integer, (c) => c.notNull())
      .addColumn('suspended_here', integer, (c) => c.notNull())
      .addColumn('said', text, (c) => c.notNull())
      .addColumn('made_at', integer, (c) => c.notNull())
      .addColumn('changed_at', integer, (c) => c.notNull())
      .addColumn('removed_at', integer)
      .modifyEnd(strict)
      .execute();
    for (const column of ['user_name_key', 'address_key', 'name_key', 'external_id', 'made_at'])
      await db.schema
        .createIndex(`directory_person_${column}`)
        .on('directory_person')
        .columns(['directory_id', column])
        .execute();
    await db.schema
      .createIndex('directory_person_removed_at')
      .on('directory_person')
      .columns(['directory_id', 'removed_at'])
      .execute();
    await db.schema
      .createTable('directory_group')
      .addColumn('group_id', text, (c) => c.primaryKey().references('user_group.id').onDelete('cascade'))
      .addColumn('directory_id', text, (c) => c.notNull().references('directory.id').onDelete('cascade'))
      .addColumn('display_name', text, (c) => c.notNull())
      .addColumn('name_key', text, (c) => c.notNull())
      .addColumn('external_id', text)
      .addColumn('made_at', integer, (c) => c.notNull())
      .addColumn('changed_at', integer, (c) => c.notNull())
      .addColumn('removed_at', integer)
      .modifyEnd(strict)
      .execute();
    for (const column of ['name_key', 'external_id', 'made_at'])
      await db.schema
        .createIndex(`directory_group_${column}`)
        .on('directory_group')
        .columns(['directory_id', column])
        .execute();
    await db.schema
      .createTable('directory_problem')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('directory_id', text, (c) => c.notNull().references('directory.id').onDelete('cascade'))
      .addColumn('at', integer, (c) => c.notNull())
      .addColumn('call', text, (c) => c.notNull())
      .addColumn('message', text, (c) => c.notNull())
      .modifyEnd(strict)
      .execute();
    await db.schema
      .createIndex('directory_problem_directory_id')
      .on('directory_problem')
      .columns(['directory_id', 'at'])
      .execute();
    await db.schema
      .alterTable('membership')
      .addColumn('directory_id', text, (c) => c.references('directory.id').onDelete('set null'))
      .execute();
    // Most memberships have none.
    await sql`create index membership_directory_id on membership (directory_id) where directory_id is not null`.execute(
      db,
    );
  },
};
