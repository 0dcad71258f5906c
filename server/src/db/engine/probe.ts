import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Reads a row or none; throws when the database is not up. */
export async function probeDatabase(db: Kysely<Schema>): Promise<void> {
  await db.selectFrom('setting').select('key').limit(1).execute();
}
