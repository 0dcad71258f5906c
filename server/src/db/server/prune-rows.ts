import { type Kysely, sql } from 'kysely';
import { deleteExpiredLookups } from './lookup-answers.ts';
import { deleteExpiredBudgets } from './rate-limits.ts';
import type { Schema } from '../schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention, counted from the time in the column `since`. With `states`, rows in other states stay. */
const RETENTION = [
  { table: 'event_log', since: 'created_at', days: 180 },
  { table: 'ticket', since: 'expires_at', days: 1 },
  { table: 'login_flow', since: 'expires_at', days: 0 },
  { table: 'trusted_device', since: 'expires_at', days: 0 },
  { table: 'archive_selection', since: 'expires_at', days: 0 },
  { table: 'handed_out', since: 'given_at', days: 90 },
  { table: 'token', since: 'expires_at', days: 7 },
  // Until then, they are listed as expired, and can be sent again.
  { table: 'invitation', since: 'expires_at', days: 30 },
  // Its guests go with it. Their names are stored with what they wrote.
  { table: 'share_link', since: 'withdrawn_at', days: 30 },
  { table: 'guest', since: 'expires_at', days: 60 },
  // Expired sessions stay visible in the profile for a while.
  { table: 'session', since: 'ended_at', days: 30 },
  { table: 'session', since: 'expires_at', days: 30 },
  { table: 'mail', since: 'created_at', days: 30, states: ['sent', 'dropped', 'failed'] },
  { table: 'job', since: 'finished_at', days: 30, states: ['done', 'failed', 'cancelled'] },
] as const;

/** Rows per table and call. */
const ROWS = 200;

const KEYS = {
  event_log: 'seq',
  ticket: 'token_hash',
  login_flow: 'token_hash',
  trusted_device: 'id',
  archive_selection: 'id',
  handed_out: 'id',
  token: 'id',
  invitation: 'id',
  share_link: 'id',
  guest: 'id',
  session: 'id',
  mail: 'id',
  job: 'id',
} as const;

/** Deletes some expired rows; true if there may be more. */
export async function pruneRows(db: Kysely<Schema>, now: number): Promise<boolean> {
  let more = false;
  for (const { table, since, days, ...only } of RETENTION) {
    const key = sql.ref(KEYS[table]);
    const states = 'states' in only ? sql`and state in (${sql.join(only.states)})` : sql``;
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${key} in (select ${key} from
      ${sql.table(table)} where ${sql.ref(since)} < ${now - days * DAY_MS} ${states} limit ${ROWS})`.execute(db);
    if (numAffectedRows === BigInt(ROWS)) more = true;
  }
  await deleteExpiredBudgets(db, now);
  await deleteExpiredLookups(db, now);
  return more;
}
