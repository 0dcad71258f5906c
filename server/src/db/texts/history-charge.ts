import { type Kysely, sql } from 'kysely';
import { chargeForHistory } from '../../domain/texts/history-charge.ts';
import { prepare } from '../engine/prepared.ts';
import type { Schema } from '../schema.ts';

/**
 * Records a change in the size of a text's log. `logBytes`: the difference; `textBytes`: the text's size now. Returns the
 * bytes by which the workspace's usage changes, for the caller to add.
 */
export async function noteHistory(
  db: Kysely<Schema>,
  itemId: string,
  change: { logBytes: number; textBytes: number },
): Promise<number> {
  const [row] = (await findCharge(db, { itemId })).rows;
  if (row === undefined) return 0;
  const logBytes = row.log_bytes + change.logBytes;
  const charged = chargeForHistory(logBytes, change.textBytes);
  await setCharge(db, { itemId, logBytes, charged });
  return charged - row.charged;
}

const findCharge = prepare((db, { itemId }: { itemId: string }) =>
  db.selectFrom('document').select(['log_bytes', 'charged']).where('id', '=', itemId),
);

const setCharge = prepare((db, row: { itemId: string; logBytes: number; charged: number }) =>
  db.updateTable('document').set({ log_bytes: row.logBytes, charged: row.charged }).where('id', '=', row.itemId),
);

/** Bytes charged for the histories of these items. */
export async function sumHistory(db: Kysely<Schema>, itemIds: readonly string[]): Promise<number> {
  if (itemIds.length === 0) return 0;
  const row = await db
    .selectFrom('document')
    .select((eb) => eb.fn.sum<number | null>('charged').as('bytes'))
    .where('id', 'in', itemIds)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

/** Counts the bytes of a text's log. */
export async function measureLog(db: Kysely<Schema>, itemId: string): Promise<number> {
  const row = await db
    .selectFrom('document_update')
    .select(sql<number | null>`sum(length(changes))`.as('bytes'))
    .where('document_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

/** Records that a log's size changed by `logBytes` without an edit, and updates its workspace's usage. */
export async function chargeHistory(db: Kysely<Schema>, itemId: string, logBytes: number): Promise<void> {
  const item = await db
    .selectFrom('item')
    .select(['workspace_id', 'size', 'kind'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  if (item.kind !== 'live') {
    await db
      .updateTable('document')
      .set({ log_bytes: sql<number>`log_bytes + ${logBytes}` })
      .where('id', '=', itemId)
      .execute();
    return;
  }
  const growth = await noteHistory(db, itemId, { logBytes, textBytes: item.size });
  await db
    .updateTable('workspace')
    .set({ used_bytes: sql<number>`used_bytes + ${growth}` })
    .where('id', '=', item.workspace_id)
    .execute();
}
