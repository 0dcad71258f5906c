import { writeRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { Kysely } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';

/**
 * Gives every document a new epoch, for after a restore: versions that clients remember may not exist anymore. The epoch's
 * name says from which version on, so that clients can bring back what the backup lacks.
 */
export async function renewEpochs(db: Kysely<Schema>, ids: { newId(): string }): Promise<void> {
  for (const { id, version, epoch } of await db.selectFrom('document').select(['id', 'version', 'epoch']).execute()) {
    const renewed = writeRestoredEpoch(ids.newId(), version, epoch);
    await db.updateTable('document').set({ epoch: renewed }).where('id', '=', id).execute();
  }
}

/**
 * The same for a document whose log ends before a version that was confirmed to clients: the database went back in time,
 * as after a failover to a lagging standby. Returns the version it has; null if another process was faster.
 */
export async function renewEpochOf(
  db: Kysely<Schema>,
  known: { documentId: string; epoch: string; version: number },
  ids: { newId(): string },
): Promise<number | null> {
  const row = await lockRows(
    db,
    db.selectFrom('document').select(['version', 'epoch']).where('id', '=', known.documentId),
  ).executeTakeFirst();
  if (row === undefined || row.epoch !== known.epoch || row.version >= known.version) return null;
  const epoch = writeRestoredEpoch(ids.newId(), row.version, row.epoch);
  await db.updateTable('document').set({ epoch }).where('id', '=', known.documentId).execute();
  return row.version;
}
