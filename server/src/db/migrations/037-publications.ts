import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Public pages of texts, and the files they consist of. */
export const publications: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const end = dialect === 'sqlite' ? sql`strict` : sql``;
    await db.schema
      .createTable('publication')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('item_id', text, (c) => c.notNull().unique().references('item.id').onDelete('cascade'))
      .addColumn('workspace_id', text, (c) => c.notNull().references('workspace.id').onDelete('cascade'))
      .addColumn('name', text, (c) => c.notNull().unique())
      .addColumn('follows', integer, (c) => c.notNull())
      .addColumn('indexed', integer, (c) => c.notNull())
      .addColumn('offers_pdf', integer, (c) => c.notNull())
      .addColumn('published_by', text, (c) => c.references('user.id').onDelete('set null'))
      .addColumn('published_at', integer, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('asked', integer, (c) => c.notNull())
      .addColumn('answered', integer, (c) => c.notNull())
      .addColumn('tried_version', integer)
      .addColumn('tried_at', integer, (c) => c.notNull())
      .addColumn('fault', text)
      .addColumn('made_version', integer)
      .addColumn('made_at', integer)
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('lang', text, (c) => c.notNull())
      .addColumn('dir', text, (c) => c.notNull())
      .addColumn('sources', text, (c) => c.notNull())
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('publication_workspace_id').on('publication').column('workspace_id').execute();
    await db.schema.createIndex('publication_published_by').on('publication').column('published_by').execute();

    await db.schema
      .createTable('publication_file')
      .addColumn('publication_id', text, (c) => c.notNull().references('publication.id').onDelete('cascade'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('blob_hash', text, (c) => c.notNull())
      .addColumn('size', integer, (c) => c.notNull())
      .addColumn('media_type', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('publication_file_pk', ['publication_id', 'name'])
      .modifyEnd(end)
      .execute();
    await db.schema.createIndex('publication_file_blob_hash').on('publication_file').column('blob_hash').execute();
  },
};
