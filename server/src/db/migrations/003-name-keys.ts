import { type Kysely, sql } from 'kysely';
import { foldName } from '../../domain/items/fold-name.ts';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

interface Named {
  id: string;
  name: string;
}

/** Keys by which the names of people and groups are sorted and searched. */
export const nameKeys: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    for (const [table, column] of [
      ['user', 'display_name'],
      ['user_group', 'name'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('name_key', text, (c) => c.notNull().defaultTo(''))
        .execute();
      const { rows } = await sql<Named>`select id, ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db);
      for (const row of rows) {
        await sql`update ${sql.table(table)} set name_key = ${foldName(row.name)} where id = ${row.id}`.execute(db);
      }
      await db.schema.createIndex(`${table}_name_key`).on(table).column('name_key').execute();
    }
  },
};
