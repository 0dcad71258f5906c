import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * The words of texts, for searching. Our own code produces them, already folded and separated by spaces, so that both
 * databases find the same: SQLite only has to know that a space ends a word, and PostgreSQL no language at all.
 */
export const search: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('document_searched')
      .addColumn('document_id', text, (c) => c.primaryKey().references('document.id').onDelete('cascade'))
      .addColumn('epoch', text, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('searched_at', integer, (c) => c.notNull())
      .modifyEnd(end)
      .execute();
    const numbered = db.schema
      .createTable('document_words')
      .addColumn('number', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey() : c.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
      .addColumn('hash', text, (c) => c.notNull())
      .addUniqueConstraint('document_words_once', ['document_id', 'hash']);
    if (dialect === 'postgres') {
      await numbered.addColumn('words', sql`tsvector`, (c) => c.notNull()).execute();
      await sql`create index document_words_words on document_words using gin (words)`.execute(db);
      return;
    }
    await numbered.modifyEnd(end).execute();
    await sql`create virtual table word_index using fts5(title, words, content='', contentless_delete=1, tokenize='ascii')`.execute(
      db,
    );
    await sql`create trigger document_words_gone after delete on document_words
      begin delete from word_index where rowid = old.number; end`.execute(db);
  },
};
