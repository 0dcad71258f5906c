import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import { type Kysely, sql } from 'kysely';
import { chargeForHistory } from '../../domain/texts/history-charge.ts';
import type { LiveMark, LivePush, LivePushResult } from '../../domain/live/push.ts';
import { isSqlite, lockRows } from '../engine/lock-rows.ts';
import { prepare } from '../engine/prepared.ts';
import type { Schema } from '../schema.ts';
import { applyReviewEffects } from './review-rows.ts';
import { insertCheckpoint, packReview } from './review-state.ts';

/**
 * Applies pushes in the open transaction, each only if its document is still at the push's base version. Refusing one
 * does not affect the others. Works in a fixed order, so that two nodes never deadlock. Results are in the given order.
 */
export async function applyPushes(db: Kysely<Schema>, pushes: readonly LivePush[]): Promise<LivePushResult[]> {
  const results: LivePushResult[] = [];
  const order = pushes
    .map((push, at) => ({ push, at }))
    .toSorted((a, b) => compare(a.push.documentId, b.push.documentId) || a.push.from - b.push.from);
  // Not on SQLite: its single writer needs no locks, and the query would cost as much as a push.
  if (!isSqlite(db)) await lockWorkspaces(db, [...new Set(pushes.map((push) => push.documentId))]);
  for (const { push, at } of order) results[at] = await applyPush(db, push);
  return results;
}

async function applyPush(db: Kysely<Schema>, push: LivePush): Promise<LivePushResult> {
  const { documentId, at, size } = push;
  const [item] = (await findItem(db, { documentId })).rows;
  if (item === undefined) return { ok: false, reason: 'gone' };
  const document = await findUnchanged(db, push);
  if (document === null) return { ok: false, reason: 'stale' };
  const workspaceId = item.workspace_id;
  const logBytes = document.log_bytes + push.changes.length;
  const charged = chargeForHistory(logBytes, size);
  const growth = size - item.size + charged - document.charged;
  // Before all other writes, so that a refused push leaves nothing behind. A text may always shrink, even if its history
  // grows beyond the quota.
  if (growth > 0 && size >= item.size) {
    const { numAffectedRows } = await grow(db, { workspaceId, growth });
    if (numAffectedRows !== 1n) return { ok: false, reason: 'over-quota' };
  } else if (growth !== 0) await shrink(db, { workspaceId, growth });
  await setVersion(db, { documentId, to: push.to, logBytes, charged });
  await insertRow(db, { documentId, from: push.from, to: push.to, changes: push.changes, authors: push.authors, at });
  if (push.review) {
    const { effects, isFirst } = push.review;
    // From here on, every server that loads the document tracks its review.
    if (isFirst) await insertCheckpoint(db, { documentId, version: push.from, now: at, ...packReview(EMPTY_REVIEW) });
    await applyReviewEffects(db, documentId, push.to, effects);
  }
  const by = push.marks[0]?.userId ?? null;
  // `modified_by` is indexed: leaving it alone while the same person keeps typing writes one page less.
  if (by === item.modified_by) await touchItem(db, { documentId, size, at });
  else await setItem(db, { documentId, size, at, by });
  for (const { clientId, userId, sessionId, lastSeq, lastVersion } of push.marks) {
    await upsertMark(db, { documentId, clientId, userId, sessionId, lastSeq, lastVersion, at });
  }
  return { ok: true };
}

/** Locks the document's row. Null unless the document and its clients are still where the push starts. */
async function findUnchanged(
  db: Kysely<Schema>,
  { documentId, epoch, from, marks }: LivePush,
): Promise<{ log_bytes: number; charged: number } | null> {
  const [document] = (await findVersion(db, { documentId })).rows;
  if (document?.version !== from || document.epoch !== epoch) return null;
  for (const { clientId, before } of marks) {
    const [known] = (await findMark(db, { documentId, clientId })).rows;
    if (known?.user_id !== before?.userId || known?.last_seq !== before?.lastSeq) return null;
  }
  return document;
}

const findItem = prepare((db, { documentId }: { documentId: string }) =>
  db
    .selectFrom('item')
    .select(['size', 'modified_by', 'workspace_id'])
    .where('id', '=', documentId)
    .where('trashed_at', 'is', null)
    .where('kind', '=', 'live'),
);

// Not joined with the item: SQLite would re-plan the query on each call, which takes longer than all the others.
const findVersion = prepare((db, { documentId }: { documentId: string }) =>
  lockRows(
    db,
    db.selectFrom('document').select(['version', 'epoch', 'log_bytes', 'charged']).where('id', '=', documentId),
  ),
);

const findMark = prepare((db, { documentId, clientId }: { documentId: string; clientId: string }) =>
  db
    .selectFrom('document_client')
    .select(['user_id', 'last_seq'])
    .where('document_id', '=', documentId)
    .where('client_id', '=', clientId),
);

const grow = prepare((db, { workspaceId, growth }: { workspaceId: string; growth: number }) =>
  db
    .updateTable('workspace')
    .set({ used_bytes: sql<number>`used_bytes + ${growth}` })
    .where('id', '=', workspaceId)
    .where(sql<boolean>`used_bytes + ${growth} <= quota`),
);

const shrink = prepare((db, { workspaceId, growth }: { workspaceId: string; growth: number }) =>
  db
    .updateTable('workspace')
    .set({ used_bytes: sql<number>`used_bytes + ${growth}` })
    .where('id', '=', workspaceId),
);

const setVersion = prepare((db, row: { documentId: string; to: number; logBytes: number; charged: number }) =>
  db
    .updateTable('document')
    .set({ version: row.to, log_bytes: row.logBytes, charged: row.charged })
    .where('id', '=', row.documentId),
);

const insertRow = prepare(
  (db, row: { documentId: string; from: number; to: number; changes: Uint8Array; authors: string; at: number }) =>
    db.insertInto('document_update').values({
      document_id: row.documentId,
      from_version: row.from,
      to_version: row.to,
      changes: row.changes,
      authors: row.authors,
      started_at: row.at,
      ended_at: row.at,
    }),
);

const setItem = prepare((db, item: { documentId: string; size: number; at: number; by: string | null }) =>
  db
    .updateTable('item')
    .set((eb) => ({
      size: item.size,
      modified_at: item.at,
      // Null for guests, who have no account to refer to.
      modified_by: eb.selectFrom('user').select('user.id').where('user.id', '=', item.by),
    }))
    .where('id', '=', item.documentId),
);

const touchItem = prepare((db, item: { documentId: string; size: number; at: number }) =>
  db.updateTable('item').set({ size: item.size, modified_at: item.at }).where('id', '=', item.documentId),
);

const upsertMark = prepare((db, mark: Omit<LiveMark, 'before'> & { documentId: string; at: number }) => {
  const values = {
    user_id: mark.userId,
    session_id: mark.sessionId,
    last_seq: mark.lastSeq,
    last_version: mark.lastVersion,
    seen_at: mark.at,
  };
  return db
    .insertInto('document_client')
    .values({ document_id: mark.documentId, client_id: mark.clientId, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'client_id']).doUpdateSet(values));
});

/** Locks the documents' workspaces, in a fixed order. */
async function lockWorkspaces(db: Kysely<Schema>, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const ids = db.selectFrom('item').select('workspace_id').where('id', 'in', documentIds);
  await db.selectFrom('workspace').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
