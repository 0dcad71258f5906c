import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** How each export treats comments and suggestions. */
export const exportReview: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema
      .alterTable('export_job')
      .addColumn('review', text, (c) => c.notNull().defaultTo('leave-out'))
      .execute();
  },
};
