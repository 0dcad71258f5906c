import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Responses of public services about works, so that each is asked only once. */
export const lookupAnswers: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const table = db.schema
      .createTable('lookup_answer')
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('value', text, (c) => c.notNull())
      .addColumn('service', text, (c) => c.notNull())
      .addColumn('work', text)
      .addColumn('asked_at', integer, (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('lookup_answer_key', ['kind', 'value']);
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    await db.schema.createIndex('lookup_answer_asked_at').on('lookup_answer').columns(['asked_at']).execute();
    await db.schema.createIndex('lookup_answer_expires_at').on('lookup_answer').columns(['expires_at']).execute();
  },
};
