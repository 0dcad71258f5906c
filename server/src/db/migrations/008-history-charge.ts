import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** The size of each text's history, and how much of it counts towards the quota. */
export const historyCharge: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { integer } = columnTypes(dialect);
    for (const column of ['log_bytes', 'charged']) {
      await db.schema
        .alterTable('document')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
        .execute();
    }
    await sql`update document set log_bytes = coalesce((select sum(length(changes)) from document_update
      where document_update.document_id = document.id), 0)`.execute(db);
    // The rule at the time of this migration: twice the text, or 64 KB if that is more.
    const free = sql`case when item.size * 2 > 65536 then item.size * 2 else 65536 end`;
    await sql`update document set charged = coalesce((select case when document.log_bytes > ${free}
      then document.log_bytes - ${free} else 0 end from item
      where item.id = document.id and item.kind = 'live'), 0)`.execute(db);
    await sql`update workspace set used_bytes = used_bytes + coalesce((select sum(document.charged) from document
      join item on item.id = document.id where item.workspace_id = workspace.id), 0)`.execute(db);
  },
};
