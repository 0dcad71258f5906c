import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Notifications of comments: what people have seen, who is mentioned, and what is still to be notified and mailed. */
export const reviewNews: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema.alterTable('review_thread').addColumn('changed_by', text).execute();
    await db.schema.alterTable('notification').addColumn('group_key', text).execute();
    await db.schema.alterTable('notification').addColumn('grouped', text).execute();
    await db.schema.createIndex('notification_group').on('notification').columns(['user_id', 'group_key']).execute();
    // Nobody could choose until now: it was set when someone opened the review.
    await sql`update review_watch set level = 'default' where level = 'mine'`.execute(db);
    await db.schema
      .createTable('review_seen')
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('thread_id', text, (c) => c.notNull())
      .addColumn('seen_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('review_seen_pk', ['user_id', 'document_id', 'thread_id'])
      .addForeignKeyConstraint(
        'review_seen_thread',
        ['document_id', 'thread_id'],
        'review_thread',
        ['document_id', 'id'],
        (c) => c.onDelete('cascade'),
      )
      .modifyEnd(end)
      .execute();
    await db.schema
      .createIndex('review_seen_thread_id')
      .on('review_seen')
      .columns(['document_id', 'thread_id'])
      .execute();
    await db.schema
      .createTable('review_mention')
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('thread_id', text, (c) => c.notNull())
      .addColumn('message_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('review_mention_pk', ['user_id', 'document_id', 'thread_id', 'message_id'])
      .addForeignKeyConstraint(
        'review_mention_message',
        ['document_id', 'message_id'],
        'review_message',
        ['document_id', 'id'],
        (c) => c.onDelete('cascade'),
      )
      .modifyEnd(end)
      .execute();
    await db.schema
      .createIndex('review_mention_message_id')
      .on('review_mention')
      .columns(['document_id', 'message_id'])
      .execute();
    await db.schema
      .createTable('review_news')
      .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('place', integer, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('thread_id', text, (c) => c.notNull())
      .addColumn('message_id', text, (c) => c.notNull())
      .addColumn('mentions', text, (c) => c.notNull())
      .addColumn('by_id', text, (c) => c.notNull())
      .addColumn('by_name', text, (c) => c.notNull())
      .addColumn('at', integer, (c) => c.notNull())
      .addColumn('told_to', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('review_news_pk', ['document_id', 'version', 'place'])
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('review_news_at').on('review_news').column('at').execute();
    await db.schema
      .createTable('review_waiting')
      .addColumn('user_id', text, (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('thread_id', text, (c) => c.notNull())
      .addColumn('message_id', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('urgent', integer, (c) => c.notNull())
      .addColumn('by_id', text, (c) => c.notNull())
      .addColumn('by_name', text, (c) => c.notNull())
      .addColumn('at', integer, (c) => c.notNull())
      .addColumn('mail_id', text, (c) => c.references('mail.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('review_waiting_pk', ['user_id', 'document_id', 'thread_id', 'message_id'])
      .addForeignKeyConstraint(
        'review_waiting_thread',
        ['document_id', 'thread_id'],
        'review_thread',
        ['document_id', 'id'],
        (c) => c.onDelete('cascade'),
      )
      .modifyEnd(end)
      .execute();
    await db.schema
      .createIndex('review_waiting_thread_id')
      .on('review_waiting')
      .columns(['document_id', 'thread_id'])
      .execute();
    await db.schema.createIndex('review_waiting_mail_id').on('review_waiting').column('mail_id').execute();
    await db.schema
      .createTable('review_mailing')
      .addColumn('user_id', text, (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('due_at', integer)
      .addColumn('last_digest_at', integer)
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('review_mailing_due_at').on('review_mailing').column('due_at').execute();
  },
};
