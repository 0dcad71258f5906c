import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What a thief of the database would read: on SQLite its files with all that was deleted, elsewhere every row. */
export async function dumpDatabase(server: RunningServer): Promise<string> {
  if (server.env['DATABASE_URL'] === undefined) {
    return readdirSync(server.dataDir)
      .filter((name) => name === 'scriptorium.sqlite')
      .map((name) => readFileSync(join(server.dataDir, name), 'latin1'))
      .concat(await readRows(server))
      .join('\n');
  }
  return readRows(server);
}

async function readRows(server: RunningServer): Promise<string> {
  const rows: unknown[] = [];
  for (const table of TABLES) rows.push(await runSql(server, `select * from "${table}"`));
  return JSON.stringify(rows);
}
