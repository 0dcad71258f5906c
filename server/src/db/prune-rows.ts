import type { Kysely } from 'kysely';
import { forgetOldBudgets } from './rate-limits.ts';
import type { Schema } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is kept how long after the moment in its column; rows in another state stay. */
const KEPT = [
  { table: 'event_log', since: 'created_at', days: 180 },
  { table: 'ticket', since: 'expires_at', days: 1 },
  { table: 'archive_selection', since: 'expires_at', days: 0 },
  { table: 'token', since: 'expires_at', days: 7 },
  // Expired sessions stay visible in the profile for a while.
  { table: 'session', since: 'ended_at', days: 30 },
  { table: 'session', since: 'expires_at', days: 30 },
  { table: 'mail', since: 'created_at', days: 30, states: ['sent', 'dropped', 'failed'] },
  { table: 'job', since: 'finished_at', days: 30, states: ['done', 'failed', 'cancelled'] },
] as const;

/** One transaction, each statement on an index; nothing that anybody still sees. */
export async function pruneRows(db: Kysely<Schema>, now: number): Promise<void> {
  for (const { table, since, days, ...only } of KEPT) {
    let old = db.deleteFrom(table).where(db.dynamic.ref(since), '<', now - days * DAY_MS);
    if ('states' in only) old = old.where(db.dynamic.ref('state'), 'in', only.states);
    await old.execute();
  }
  await forgetOldBudgets(db, now);
}
