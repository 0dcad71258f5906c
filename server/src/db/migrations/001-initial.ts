import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

type Table = CreateTableBuilder<string, string>;

/** All tables of `schema.ts`. */
export const initial: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer, bytes } = columnTypes(dialect);
    const create = async (name: string, define: (table: Table) => Table): Promise<void> => {
      const table = define(db.schema.createTable(name));
      await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    };
    const index = async (table: string, columns: string[], unique = false): Promise<void> => {
      const builder = db.schema
        .createIndex(`${table}_${columns.join('_')}`)
        .on(table)
        .columns(columns);
      await (unique ? builder.unique() : builder).execute();
    };

    await create('setting', (t) =>
      t.addColumn('key', text, (c) => c.primaryKey()).addColumn('value', text, (c) => c.notNull()),
    );

    await create('user', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('email', text, (c) => c.notNull())
        .addColumn('email_key', text, (c) => c.notNull().unique())
        .addColumn('display_name', text, (c) => c.notNull())
        .addColumn('avatar', text)
        .addColumn('password_hash', text)
        .addColumn('email_verified', integer, (c) => c.notNull())
        .addColumn('suspended', integer, (c) => c.notNull())
        .addColumn('is_admin', integer, (c) => c.notNull())
        .addColumn('preferences', text, (c) => c.notNull())
        .addColumn('registered_at', integer, (c) => c.notNull()),
    );

    await create('session', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('token_hash', text, (c) => c.notNull().unique())
        .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('client_id', text, (c) => c.notNull())
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('last_seen', integer, (c) => c.notNull())
        .addColumn('expires_at', integer, (c) => c.notNull())
        .addColumn('ended_at', integer),
    );
    await index('session', ['user_id']);

    await create('token', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('token_hash', text, (c) => c.notNull().unique())
        .addColumn('user_id', text, (c) => c.references('user.id').onDelete('cascade'))
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('expires_at', integer, (c) => c.notNull())
        .addColumn('used_at', integer),
    );
    await index('token', ['user_id', 'kind']);

    await create('user_group', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('owner_id', text, (c) => c.references('user.id').onDelete('set null'))
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('deleted_at', integer),
    );
    await index('user_group', ['owner_id']);

    await create('membership', (t) =>
      t
        .addColumn('group_id', text, (c) => c.notNull().references('user_group.id').onDelete('cascade'))
        .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('is_manager', integer, (c) => c.notNull())
        .addColumn('joined_at', integer, (c) => c.notNull())
        .addPrimaryKeyConstraint('membership_pk', ['group_id', 'user_id']),
    );
    await index('membership', ['user_id']);

    await create('workspace', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('owner_type', text, (c) => c.notNull())
        .addColumn('user_id', text, (c) => c.unique().references('user.id').onDelete('cascade'))
        .addColumn('group_id', text, (c) => c.unique().references('user_group.id').onDelete('cascade'))
        .addColumn('root_id', text, (c) => c.notNull())
        .addColumn('quota', integer, (c) => c.notNull())
        .addColumn('used_bytes', integer, (c) => c.notNull())
        .addColumn('item_count', integer, (c) => c.notNull())
        .addColumn('revision', integer, (c) => c.notNull())
        .addColumn('created_at', integer, (c) => c.notNull()),
    );

    await create('blob', (t) =>
      t
        .addColumn('hash', text, (c) => c.primaryKey())
        .addColumn('size', integer, (c) => c.notNull())
        .addColumn('created_at', integer, (c) => c.notNull()),
    );

    await create('item', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('workspace_id', text, (c) => c.notNull().references('workspace.id').onDelete('cascade'))
        .addColumn('parent_id', text, (c) => c.references('item.id').onDelete('cascade'))
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('type', text, (c) => c.notNull())
        .addColumn('kind', text)
        .addColumn('size', integer, (c) => c.notNull())
        .addColumn('blob_hash', text, (c) => c.references('blob.hash'))
        .addColumn('media_type', text)
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('modified_at', integer, (c) => c.notNull())
        .addColumn('created_by', text, (c) => c.references('user.id').onDelete('set null'))
        .addColumn('modified_by', text, (c) => c.references('user.id').onDelete('set null'))
        .addColumn('trashed_at', integer)
        .addColumn('trash_root_id', text)
        .addColumn('trashed_by', text, (c) => c.references('user.id').onDelete('set null')),
    );
    await db.schema
      .createIndex('item_parent_id_name_present')
      .unique()
      .on('item')
      .columns(['parent_id', 'name'])
      .where(sql.ref('trashed_at'), 'is', null)
      .execute();
    await index('item', ['parent_id']);
    await index('item', ['workspace_id']);
    await index('item', ['trash_root_id']);
    await index('item', ['blob_hash']);
    await index('item', ['created_by']);
    await index('item', ['modified_by']);
    await index('item', ['trashed_by']);

    await create('ticket', (t) =>
      t
        .addColumn('token_hash', text, (c) => c.primaryKey())
        .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('session_id', text, (c) => c.notNull().references('session.id').onDelete('cascade'))
        .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
        .addColumn('expires_at', integer, (c) => c.notNull()),
    );
    await index('ticket', ['item_id']);
    await index('ticket', ['user_id']);
    await index('ticket', ['session_id']);

    await create('blob_version', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
        .addColumn('blob_hash', text, (c) => c.notNull().references('blob.hash'))
        .addColumn('size', integer, (c) => c.notNull())
        .addColumn('media_type', text)
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('author_id', text)
        .addColumn('author_name', text, (c) => c.notNull()),
    );
    await index('blob_version', ['item_id']);
    await index('blob_version', ['blob_hash']);

    await create('document', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey().references('item.id').onDelete('cascade'))
        .addColumn('version', integer, (c) => c.notNull())
        .addColumn('epoch', text, (c) => c.notNull())
        .addColumn('eol', text, (c) => c.notNull())
        .addColumn('bom', integer, (c) => c.notNull()),
    );

    await create('document_update', (t) =>
      t
        .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
        .addColumn('from_version', integer, (c) => c.notNull())
        .addColumn('to_version', integer, (c) => c.notNull())
        .addColumn('changes', bytes, (c) => c.notNull())
        .addColumn('authors', text, (c) => c.notNull())
        .addColumn('started_at', integer, (c) => c.notNull())
        .addColumn('ended_at', integer, (c) => c.notNull())
        .addPrimaryKeyConstraint('document_update_pk', ['document_id', 'from_version']),
    );

    await create('document_client', (t) =>
      t
        .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
        .addColumn('client_id', text, (c) => c.notNull())
        .addColumn('user_id', text, (c) => c.notNull())
        .addColumn('session_id', text, (c) => c.notNull())
        .addColumn('last_seq', integer, (c) => c.notNull())
        .addColumn('last_version', integer, (c) => c.notNull())
        .addColumn('seen_at', integer, (c) => c.notNull())
        .addPrimaryKeyConstraint('document_client_pk', ['document_id', 'client_id']),
    );

    await create('document_snapshot', (t) =>
      t
        .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
        .addColumn('version', integer, (c) => c.notNull())
        .addColumn('text', bytes, (c) => c.notNull())
        .addColumn('sha256', text, (c) => c.notNull())
        .addColumn('created_at', integer, (c) => c.notNull())
        .addPrimaryKeyConstraint('document_snapshot_pk', ['document_id', 'version']),
    );

    await create('document_label', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
        .addColumn('version', integer, (c) => c.notNull())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('created_by', text)
        .addColumn('created_at', integer, (c) => c.notNull()),
    );
    await index('document_label', ['document_id']);

    await create('recent_file', (t) =>
      t
        .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('item_id', text, (c) => c.notNull().references('item.id').onDelete('cascade'))
        .addColumn('opened_at', integer, (c) => c.notNull())
        .addPrimaryKeyConstraint('recent_file_pk', ['user_id', 'item_id']),
    );
    await index('recent_file', ['item_id']);

    await create('job', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('payload', text, (c) => c.notNull())
        .addColumn('state', text, (c) => c.notNull())
        .addColumn('unique_key', text)
        .addColumn('run_at', integer, (c) => c.notNull())
        .addColumn('lease_until', integer)
        .addColumn('lease_no', integer, (c) => c.notNull())
        .addColumn('owner', text)
        .addColumn('attempts', integer, (c) => c.notNull())
        .addColumn('max_attempts', integer, (c) => c.notNull())
        .addColumn('created_by', text)
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('finished_at', integer)
        .addColumn('error', text),
    );
    await index('job', ['state', 'run_at']);
    await sql`create unique index job_unique_key_waiting on job (unique_key) where state in ('queued', 'running')`.execute(
      db,
    );

    await create('export_job', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey().references('job.id').onDelete('cascade'))
        .addColumn('number', integer, (c) => c.notNull().unique())
        .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('workspace_id', text, (c) => c.notNull().references('workspace.id').onDelete('cascade'))
        .addColumn('profile_id', text, (c) => c.notNull())
        .addColumn('profile_name', text, (c) => c.notNull())
        .addColumn('profile_content', text, (c) => c.notNull())
        .addColumn('inputs', text, (c) => c.notNull())
        .addColumn('output_name', text, (c) => c.notNull())
        .addColumn('output_item_id', text)
        .addColumn('stage', text)
        .addColumn('log', text),
    );
    await index('export_job', ['user_id']);
    await index('export_job', ['workspace_id']);
    await index('export_job', ['output_item_id']);

    await create('defaults_file', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('content', text, (c) => c.notNull())
        .addColumn('builtin', text)
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('modified_at', integer, (c) => c.notNull()),
    );

    await create('defaults_attachment', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('defaults_id', text, (c) => c.notNull().references('defaults_file.id').onDelete('cascade'))
        .addColumn('name', text, (c) => c.notNull())
        .addColumn('blob_hash', text, (c) => c.notNull().references('blob.hash'))
        .addColumn('size', integer, (c) => c.notNull())
        .addUniqueConstraint('defaults_attachment_name', ['defaults_id', 'name']),
    );
    await index('defaults_attachment', ['blob_hash']);

    await create('mail', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('kind', text, (c) => c.notNull())
        .addColumn('user_id', text, (c) => c.references('user.id').onDelete('set null'))
        .addColumn('recipient', text, (c) => c.notNull())
        .addColumn('subject', text, (c) => c.notNull())
        .addColumn('text', text, (c) => c.notNull())
        .addColumn('html', text, (c) => c.notNull())
        .addColumn('state', text, (c) => c.notNull())
        .addColumn('attempts', integer, (c) => c.notNull())
        .addColumn('next_at', integer, (c) => c.notNull())
        .addColumn('expires_at', integer)
        .addColumn('created_at', integer, (c) => c.notNull())
        .addColumn('sent_at', integer)
        .addColumn('error', text),
    );
    await index('mail', ['state', 'next_at']);
    await index('mail', ['sent_at']);
    await index('mail', ['user_id']);

    await create('notification', (t) =>
      t
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('message', text, (c) => c.notNull())
        .addColumn('action_url', text)
        .addColumn('read', integer, (c) => c.notNull())
        .addColumn('created_at', integer, (c) => c.notNull()),
    );
    await index('notification', ['user_id', 'created_at']);

    await create('event_log', (t) =>
      (dialect === 'sqlite'
        ? t.addColumn('seq', 'integer', (c) => c.primaryKey().autoIncrement())
        : t.addColumn('seq', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
      )
        .addColumn('category', text, (c) => c.notNull())
        .addColumn('type', text, (c) => c.notNull())
        .addColumn('message', text, (c) => c.notNull())
        .addColumn('actor_id', text)
        .addColumn('actor_name', text)
        .addColumn('details', text, (c) => c.notNull())
        .addColumn('created_at', integer, (c) => c.notNull()),
    );
    await index('event_log', ['created_at']);

    await create('rate_limit', (t) =>
      t
        .addColumn('key', text, (c) => c.primaryKey())
        .addColumn('count', integer, (c) => c.notNull())
        .addColumn('resets_at', integer, (c) => c.notNull()),
    );
    await index('rate_limit', ['resets_at']);
  },
};
