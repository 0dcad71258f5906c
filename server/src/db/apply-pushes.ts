import { type Kysely, sql } from 'kysely';
import type { LivePush, LivePushResult } from '../domain/live-push.ts';
import { lockRows } from './lock-rows.ts';
import type { Schema } from './schema.ts';

/**
 * Makes waiting pushes part of the open transaction, each only if its document still stands where the push began. A
 * loser is left out and told why; it takes nothing else with it. Sorted, so that two nodes never hold each other's rows.
 */
export async function applyPushes(db: Kysely<Schema>, pushes: readonly LivePush[]): Promise<LivePushResult[]> {
  const results: LivePushResult[] = pushes.map(() => ({ ok: false, reason: 'failed' }));
  const order = pushes
    .map((push, at) => ({ push, at }))
    .toSorted((a, b) => compare(a.push.documentId, b.push.documentId) || a.push.from - b.push.from);
  const items = await findItems(db, [...new Set(pushes.map((push) => push.documentId))]);
  const workspaceIds = [...new Set([...items.values()].map((item) => item.workspaceId))].toSorted(compare);
  if (workspaceIds.length > 0) {
    await lockRows(db, db.selectFrom('workspace').select('id').where('id', 'in', workspaceIds).orderBy('id')).execute();
  }
  for (const { push, at } of order) results[at] = await applyPush(db, push, items.get(push.documentId)?.workspaceId);
  return results;
}

async function applyPush(db: Kysely<Schema>, push: LivePush, workspaceId: string | undefined): Promise<LivePushResult> {
  if (workspaceId === undefined) return { ok: false, reason: 'gone' };
  const item = await db
    .selectFrom('item')
    .select('size')
    .where('id', '=', push.documentId)
    .where('trashed_at', 'is', null)
    .where('kind', '=', 'live')
    .executeTakeFirst();
  if (item === undefined) return { ok: false, reason: 'gone' };
  if (!(await isUnchanged(db, push))) return { ok: false, reason: 'stale' };
  const growth = push.size - item.size;
  if (growth > 0 && !(await hasRoom(db, workspaceId, growth))) return { ok: false, reason: 'over-quota' };
  await db.updateTable('document').set({ version: push.to }).where('id', '=', push.documentId).execute();
  await db
    .insertInto('document_update')
    .values({
      document_id: push.documentId,
      from_version: push.from,
      to_version: push.to,
      changes: push.changes,
      authors: push.authors,
      started_at: push.at,
      ended_at: push.at,
    })
    .execute();
  await db
    .updateTable('item')
    .set({ size: push.size, modified_at: push.at, modified_by: push.marks[0]?.userId ?? null })
    .where('id', '=', push.documentId)
    .execute();
  if (growth !== 0) {
    await db
      .updateTable('workspace')
      .set({ used_bytes: sql<number>`used_bytes + ${growth}` })
      .where('id', '=', workspaceId)
      .execute();
  }
  for (const mark of push.marks) await keepMark(db, push, mark);
  if (push.snapshot !== undefined) {
    await db
      .insertInto('document_snapshot')
      .values({ document_id: push.documentId, created_at: push.at, ...push.snapshot })
      .onConflict((conflict) => conflict.columns(['document_id', 'version']).doNothing())
      .execute();
  }
  return { ok: true };
}

/** Whether document and clients still stand where the push began; the document's row stays locked. */
async function isUnchanged(db: Kysely<Schema>, push: LivePush): Promise<boolean> {
  const document = await lockRows(
    db,
    db.selectFrom('document').select('version').where('id', '=', push.documentId),
  ).executeTakeFirst();
  if (document?.version !== push.from) return false;
  if (push.marks.length === 0) return true;
  const rows = await db
    .selectFrom('document_client')
    .select(['client_id', 'user_id', 'last_seq'])
    .where('document_id', '=', push.documentId)
    .where(
      'client_id',
      'in',
      push.marks.map((mark) => mark.clientId),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.client_id, row]));
  return push.marks.every(({ clientId, before }) => {
    const row = known.get(clientId);
    return row?.user_id === before?.userId && row?.last_seq === before?.lastSeq;
  });
}

async function hasRoom(db: Kysely<Schema>, workspaceId: string, growth: number): Promise<boolean> {
  const row = await db
    .selectFrom('workspace')
    .select('id')
    .where('id', '=', workspaceId)
    .where(sql<boolean>`used_bytes + ${growth} <= quota`)
    .executeTakeFirst();
  return row !== undefined;
}

async function keepMark(db: Kysely<Schema>, push: LivePush, mark: LivePush['marks'][number]): Promise<void> {
  const values = {
    user_id: mark.userId,
    session_id: mark.sessionId,
    last_seq: mark.lastSeq,
    last_version: mark.lastVersion,
    seen_at: push.at,
  };
  await db
    .insertInto('document_client')
    .values({ document_id: push.documentId, client_id: mark.clientId, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'client_id']).doUpdateSet(values))
    .execute();
}

async function findItems(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, { workspaceId: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('item').select(['id', 'workspace_id']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, { workspaceId: row.workspace_id }]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
