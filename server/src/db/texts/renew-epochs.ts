import { writeRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Gives every document a new epoch, as after a restore: later versions that clients remember no longer mean anything. The
 * epoch's name tells clients that know more than the backup.
 */
export async function renewEpochs(db: Kysely<Schema>, ids: { newId(): string }): Promise<void> {
  for (const { id, version, epoch } of await db.selectFrom('document').select(['id', 'version', 'epoch']).execute()) {
    const renewed = writeRestoredEpoch(ids.newId(), version, epoch);
    await db.updateTable('document').set({ epoch: renewed }).where('id', '=', id).execute();
  }
}
