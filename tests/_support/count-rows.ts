import Database from 'better-sqlite3';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningServer } from './start-server.ts';

/**
 * Tables that a rejected call may change: sessions, rate limits, background jobs, and refusals recorded in the event
 * log. Messages between servers expire, whoever calls; the search index is written some seconds after a change.
 */
const MAY_CHANGE = new Set([
  'rate_limit',
  'session',
  'event_log',
  'job',
  'node_event',
  'document_changed',
  'document_searched',
  'document_words',
]);

/** Rows per table and number of blobs: what a rejected call must leave unchanged. */
export async function countRows(server: RunningServer): Promise<Record<string, number>> {
  const url = server.env['DATABASE_URL'];
  const counts = url === undefined ? countInSqlite(server.dataDir) : await countInPostgres(url);
  return Object.fromEntries(Object.entries(counts).filter(([table]) => !MAY_CHANGE.has(table)));
}

function countInSqlite(dataDir: string): Record<string, number> {
  const database = new Database(join(dataDir, 'scriptorium.sqlite'), { readonly: true, timeout: 10_000 });
  try {
    const list = database.prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'word_index%'",
    );
    return Object.fromEntries(
      list.all().map((table) => {
        const row = database.prepare<[], { count: number }>(`select count(*) as count from "${table.name}"`).get();
        return [table.name, row?.count ?? 0];
      }),
    );
  } finally {
    database.close();
  }
}

async function countInPostgres(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const counted = await client.query<{ count: string }>(`select count(*) as count from "${name}"`);
      counts[name] = Number(counted.rows[0]?.count ?? 0);
    }
    return counts;
  } finally {
    await client.end();
  }
}
