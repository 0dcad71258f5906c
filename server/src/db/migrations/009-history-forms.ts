import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * How each row of a history stores its versions. Until now old history was composed, and only such rows cover a period.
 */
export const historyForms: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema
      .alterTable('document_update')
      .addColumn('form', text, (c) => c.notNull().defaultTo('pushed'))
      .execute();
    await sql`update document_update set form = 'composed' where ended_at <> started_at`.execute(db);
  },
};
