import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Where the results of a document go, and where each export puts its own. */
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
