import Database from 'better-sqlite3';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningServer } from './start-server.ts';

/**
 * Runs a statement beside a running server, for states a test cannot wait for (a session from last month). Values are
 * inlined; both databases accept this SQL.
 */
export async function runSql(
  server: Pick<RunningServer, 'env' | 'dataDir'>,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const url = server.env['DATABASE_URL'];
  if (url === undefined) {
    const database = new Database(join(server.dataDir, 'scriptorium.sqlite'), { timeout: 10_000 });
    try {
      const prepared = database.prepare<[], Record<string, unknown>>(statement);
      if (prepared.reader) return prepared.all();
      prepared.run();
      return [];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
