import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** The folder for a document's results, and that of each export. */
export const exportFolders: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('document').addColumn('export_folder', text).execute();
    await db.schema
      .alterTable('export_job')
      .addColumn('output_folder', text, (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
