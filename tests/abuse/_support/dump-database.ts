import { runSql } from '../../_support/run-sql.ts';
import type { RunningServer } from '../../_support/start-server.ts';

const TABLES = [
  'user',
  'session',
  'token',
  'ticket',
  'mail',
  'event_log',
  'setting',
  'rate_limit',
  'job',
  'notification',
];

/** Every row that might contain a secret, as seen by someone who steals the database. */
export async function dumpDatabase(server: RunningServer): Promise<string> {
  const rows: unknown[] = [];
  for (const table of TABLES) rows.push(await runSql(server, `select * from "${table}"`));
  return JSON.stringify(rows);
}
