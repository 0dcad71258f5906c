import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * The documents changed since they were indexed, so that not all need to be compared, and the workspace for which each
 * was indexed, since words are stored with it from now on (decision 276). The index is rebuilt.
 */
export const searchChanges: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('document_changed')
      .addColumn('document_id', text, (c) => c.primaryKey().references('document.id').onDelete('cascade'))
      .addColumn('workspace_id', text, (c) => c.notNull())
      .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
      .execute();
    await db.schema
      .createIndex('document_changed_workspace_id')
      .on('document_changed')
      .columns(['workspace_id', 'document_id'])
      .execute();
    // Servers of the previous release do not set the workspace; what they index is indexed again.
    await db.schema
      .alterTable('document_searched')
      .addColumn('workspace_id', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`delete from document_searched`.execute(db);
    await sql`delete from document_words`.execute(db);
  },
};
