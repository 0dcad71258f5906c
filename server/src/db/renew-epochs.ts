import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Gives every document a new incarnation, as after a restore: versions that clients remember mean nothing any more. */
export async function renewEpochs(db: Kysely<Schema>, ids: { newId(): string }): Promise<void> {
  for (const { id } of await db.selectFrom('document').select('id').execute()) {
    await db.updateTable('document').set({ epoch: ids.newId() }).where('id', '=', id).execute();
  }
}
