import type { Insertable, Kysely } from 'kysely';
import type { EventLogTable, Schema } from './schema.ts';

export async function insertEvents(db: Kysely<Schema>, rows: readonly Insertable<EventLogTable>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('event_log').values(rows).execute();
}
