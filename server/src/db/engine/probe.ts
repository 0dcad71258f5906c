import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Throws if the database is unavailable. */
export async function probeDatabase(db: Kysely<Schema>): Promise<void> {
  await db.selectFrom('setting').select('key').limit(1).execute();
}
