import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** The Word author of what was brought back, and the file it came from. */
export const wordOrigin: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    for (const table of ['review_thread', 'review_message']) {
      await db.schema.alterTable(table).addColumn('word_name', text).execute();
      await db.schema.alterTable(table).addColumn('word_at', integer).execute();
    }
    await db.schema.alterTable('review_thread').addColumn('word_file', text).execute();
    await db.schema
      .alterTable('review_message')
      .addColumn('is_from_word', integer, (c) => c.notNull().defaultTo(0))
      .execute();
    // Few threads are from Word, and only these are looked up by file.
    await sql`create index review_thread_word_file on review_thread (document_id, word_file) where word_file is not null`.execute(
      db,
    );
  },
};
