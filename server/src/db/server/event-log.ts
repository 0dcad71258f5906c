import { type Insertable, type Kysely, type Selectable } from 'kysely';
import { findSettled } from '../../domain/nodes/settled.ts';
import { isSqlite } from '../engine/lock-rows.ts';
import { containsText } from '../items/match-text.ts';
import type { Schema } from '../schema.ts';
import type { EventLogTable } from '../schema/server.ts';

/** Seven values per row; SQLite allows 32,766 parameters. */
const ROWS_PER_INSERT = 1000;

export async function insertEvents(db: Kysely<Schema>, rows: readonly Insertable<EventLogTable>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await db
      .insertInto('event_log')
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
}

export interface EventQuery {
  category?: EventLogTable['category'] | undefined;
  search?: string | undefined;
  /** Only events older than this one. */
  beforeSeq?: number | undefined;
  /** Only events newer than this one, the oldest of them first, so that following the log misses none. */
  afterSeq?: number | undefined;
  limit: number;
  now: number;
}

/** More than are written while one transaction is open. */
const UNSETTLED_ROWS = 500;

/** A page of events, newest first, and whether there are more in the requested direction. */
export async function listEvents(
  db: Kysely<Schema>,
  query: EventQuery,
): Promise<{ rows: Selectable<EventLogTable>[]; more: boolean }> {
  let events = db.selectFrom('event_log').selectAll();
  if (query.category !== undefined) events = events.where('category', '=', query.category);
  const search = (query.search ?? '').trim();
  if (search !== '') {
    events = events.where((eb) =>
      eb.or([containsText('message', search), containsText('actor_name', search), containsText('type', search)]),
    );
  }
  if (query.beforeSeq !== undefined) events = events.where('seq', '<', query.beforeSeq);
  if (query.afterSeq !== undefined) events = events.where('seq', '>', query.afterSeq);
  // Concurrent transactions commit out of order: hide the newest events until none can appear below them anymore.
  if (query.beforeSeq === undefined && !isSqlite(db)) {
    const newest = await db
      .selectFrom('event_log')
      .select(['seq', 'created_at'])
      .orderBy('seq', 'desc')
      .limit(UNSETTLED_ROWS)
      .execute();
    events = events.where('seq', '<=', findSettled(newest.toReversed(), query.now) ?? 0);
  }
  const rows = await events
    .orderBy('seq', query.afterSeq === undefined ? 'desc' : 'asc')
    .limit(query.limit + 1)
    .execute();
  const taken = rows.slice(0, query.limit);
  return { rows: query.afterSeq === undefined ? taken : taken.toReversed(), more: rows.length > query.limit };
}

/** The newest events, oldest first. */
export async function listRecentEvents(db: Kysely<Schema>, limit: number) {
  const rows = await db.selectFrom('event_log').selectAll().orderBy('seq', 'desc').limit(limit).execute();
  return rows.toReversed();
}

export async function hasEventSince(db: Kysely<Schema>, type: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('event_log')
    .select('seq')
    .where('type', '=', type)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
