import type { Kysely } from 'kysely';
import type { Question } from '../../domain/nodes/commit-reader.ts';
import type { Schema } from '../schema.ts';

/** Longer than a node that hangs is considered alive. */
const RETENTION_MS = 10 * 60_000;
/** How far below the newest id there may be events whose transactions are still open when reading starts. */
const LOOKBACK = 200;

/** Stores a transaction's events for the other nodes. */
export async function insertNodeEvents(
  db: Kysely<Schema>,
  row: { node: string; events: string; now: number },
): Promise<void> {
  await db.insertInto('node_event').values({ node: row.node, events: row.events, created_at: row.now }).execute();
}

/** Where reading starts: the newest id, and those shortly below it that are visible already. */
export async function findNewestNodeEvents(db: Kysely<Schema>): Promise<{ newest: number; visible: Set<number> }> {
  const rows = await db.selectFrom('node_event').select('id').orderBy('id', 'desc').limit(LOOKBACK).execute();
  return { newest: rows[0]?.id ?? 0, visible: new Set(rows.map(({ id }) => id)) };
}

/** Rows per query; the rest wait for the next one. */
const ROWS = 500;

export async function readNodeEvents(
  db: Kysely<Schema>,
  { after, among }: Question,
): Promise<{ id: number; node: string; events: string }[]> {
  return db
    .selectFrom('node_event')
    .select(['id', 'node', 'events'])
    .where((eb) => eb.or([eb('id', '>', after), ...(among.length > 0 ? [eb('id', 'in', [...among])] : [])]))
    .orderBy('id')
    .limit(ROWS)
    .execute();
}

export async function deleteOldNodeEvents(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('node_event')
    .where('created_at', '<', now - RETENTION_MS)
    .execute();
}
