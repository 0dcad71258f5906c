import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Comments and suggestions beside the text, which of them people want to be notified of, and roles in groups. */
export const review: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer, bytes } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('review_thread')
      .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
      .addColumn('id', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('quote', text, (c) => c.notNull())
      .addColumn('first_message', text)
      .addColumn('at_version', integer, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull())
      .addColumn('created_name', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('changed_at', integer, (c) => c.notNull())
      .addColumn('decided_by', text)
      .addColumn('decided_name', text)
      .addColumn('decided_at', integer)
      .addPrimaryKeyConstraint('review_thread_pk', ['document_id', 'id'])
      .modifyEnd(end)
      .execute();
    await db.schema
      .createIndex('review_thread_changed')
      .on('review_thread')
      .columns(['document_id', 'status', 'changed_at'])
      .execute();
    await db.schema
      .createTable('review_message')
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('id', text, (c) => c.notNull())
      .addColumn('thread_id', text, (c) => c.notNull())
      .addColumn('body', text)
      .addColumn('mentions', text, (c) => c.notNull())
      .addColumn('at_version', integer, (c) => c.notNull())
      .addColumn('author_id', text, (c) => c.notNull())
      .addColumn('author_name', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('edited_at', integer)
      .addColumn('deleted_by', text)
      .addPrimaryKeyConstraint('review_message_pk', ['document_id', 'id'])
      .addForeignKeyConstraint(
        'review_message_thread',
        ['document_id', 'thread_id'],
        'review_thread',
        ['document_id', 'id'],
        (c) => c.onDelete('cascade'),
      )
      .modifyEnd(end)
      .execute();
    await db.schema
      .createIndex('review_message_thread_id')
      .on('review_message')
      .columns(['document_id', 'thread_id'])
      .execute();
    await db.schema
      .createTable('review_checkpoint')
      .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('packed', bytes, (c) => c.notNull())
      .addColumn('sha256', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('review_checkpoint_pk', ['document_id', 'version'])
      .modifyEnd(end)
      .execute();
    await db.schema
      .createTable('review_watch')
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
      .addColumn('level', text, (c) => c.notNull())
      .addColumn('seen_at', integer)
      .addPrimaryKeyConstraint('review_watch_pk', ['user_id', 'document_id'])
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('review_watch_document_id').on('review_watch').column('document_id').execute();
    await db.schema
      .alterTable('membership')
      .addColumn('role', text, (c) => c.notNull().defaultTo('editor'))
      .execute();
  },
};
