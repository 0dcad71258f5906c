import { writeRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { Kysely } from 'kysely';
import { insertSnapshot, replayText } from './documents.ts';
import { chargeHistory, measureLog } from './history-charge.ts';
import type { Schema } from '../schema.ts';
import { findSnapshot } from './snapshot-text.ts';

interface GoodVersion {
  version: number;
  text: string;
}

/** The newest version that can still be read from snapshots and log. */
export async function readLastGood(db: Kysely<Schema>, itemId: string): Promise<GoodVersion | undefined> {
  const { snapshot } = await findSnapshot(db, itemId, Number.MAX_SAFE_INTEGER);
  if (snapshot === null) return undefined;
  const rows = await db
    .selectFrom('document_update')
    .select('to_version')
    .where('document_id', '=', itemId)
    .where('to_version', '>', snapshot.version)
    .orderBy('to_version')
    .execute();
  let good = snapshot;
  for (const { to_version: version } of rows) {
    const text = await replayText(db, itemId, good, version).catch(() => undefined);
    if (text === undefined) break;
    good = { version, text };
  }
  return good;
}

/**
 * Sets a document back to a readable version and deletes everything after it. As after a restore from a backup, the new
 * epoch makes browsers merge in what they still have.
 */
export async function cutDocument(
  db: Kysely<Schema>,
  itemId: string,
  good: GoodVersion,
  ids: { newId(): string; now(): number },
): Promise<void> {
  const { version, text } = good;
  const document = db.selectFrom('document').select('epoch').where('id', '=', itemId);
  const { epoch } = await document.executeTakeFirstOrThrow();
  await db.deleteFrom('document_update').where('document_id', '=', itemId).where('to_version', '>', version).execute();
  await db.deleteFrom('document_snapshot').where('document_id', '=', itemId).where('version', '>', version).execute();
  await db.deleteFrom('document_authors').where('document_id', '=', itemId).where('version', '>', version).execute();
  for (const table of ['review_message', 'review_thread'] as const)
    await db.deleteFrom(table).where('document_id', '=', itemId).where('at_version', '>', version).execute();
  await db.deleteFrom('review_checkpoint').where('document_id', '=', itemId).where('version', '>', version).execute();
  await db.deleteFrom('document_label').where('document_id', '=', itemId).where('version', '>', version).execute();
  await db
    .deleteFrom('document_client')
    .where('document_id', '=', itemId)
    .where('last_version', '>', version)
    .execute();
  await db
    .updateTable('document')
    .set({ version, epoch: writeRestoredEpoch(ids.newId(), version, epoch) })
    .where('id', '=', itemId)
    .execute();
  await insertSnapshot(db, { itemId, version, text, now: ids.now() });
  const { log_bytes: logBytes } = await db
    .selectFrom('document')
    .select('log_bytes')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  await chargeHistory(db, itemId, (await measureLog(db, itemId)) - logBytes);
}
