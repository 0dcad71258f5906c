import type { Kysely } from 'kysely';
import { forgetOldBudgets } from './rate-limits.ts';
import type { Schema } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVENTS_KEPT_MS = 180 * DAY_MS;
const MAILS_KEPT_MS = 30 * DAY_MS;
const JOBS_KEPT_MS = 30 * DAY_MS;
/** Expired sessions stay visible in the profile for a while. */
const SESSIONS_KEPT_MS = 30 * DAY_MS;
const TOKENS_KEPT_MS = 7 * DAY_MS;

/** One transaction, each statement on an index; nothing that anybody still sees. */
export async function pruneRows(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('event_log')
    .where('created_at', '<', now - EVENTS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('ticket')
    .where('expires_at', '<', now - DAY_MS)
    .execute();
  await db.deleteFrom('archive_selection').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('token')
    .where('expires_at', '<', now - TOKENS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('session')
    .where('ended_at', '<', now - SESSIONS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('session')
    .where('expires_at', '<', now - SESSIONS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('mail')
    .where('state', 'in', ['sent', 'dropped', 'failed'])
    .where('created_at', '<', now - MAILS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('job')
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .where('finished_at', '<', now - JOBS_KEPT_MS)
    .execute();
  await forgetOldBudgets(db, now);
}
