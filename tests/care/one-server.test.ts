import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, findWorkspace } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { CLI, NODE, START, startServer, type RunningServer } from '../_support/start-server.ts';
import { LiveEditor } from '../live/live-client.ts';

const onPostgres = process.env['DB'] === 'postgres';
const run = promisify(execFile);

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'scriptorium-one-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The server's environment with another data directory; on SQLite, nothing is shared then. */
const beside = ({ env }: RunningServer): Record<string, string> => ({
  ...env,
  PORT: '0',
  ...(onPostgres ? { DATA_DIR: mkdtempSync(join(place, 'data-')) } : {}),
});

/** Starts a second server and waits for it to give up. */
async function startSecond(server: RunningServer): Promise<string> {
  const child = spawn(NODE, START, { env: beside(server), stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
  await once(child, 'close');
  clearTimeout(late);
  expect(child.exitCode).toBe(1);
  return text.trim();
}

async function tryCli(server: RunningServer, ...args: string[]): Promise<string> {
  return run(NODE, [CLI, ...args], { env: beside(server) }).then(
    ({ stdout }) => `done: ${stdout}`,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

interface NodeRow {
  process: string;
  started_at: string;
  seen_at: string;
}
const readNodes = async (server: RunningServer): Promise<NodeRow[]> =>
  (await runSql(server, 'select process, started_at, seen_at from node')) as unknown as NodeRow[];

describe('two servers on one database', () => {
  test('the second is refused with the name of the first, whose setup link stays valid', async () => {
    await using server = await startServer({ env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
    const links = await runSql(server, "select id, token_hash from token where kind = 'setup'");
    const text = await startSecond(server);
    expect(text.split('\n')).toHaveLength(1);
    expect(text).toContain(`process ${server.pid()} on ${hostname()}, since 20`);
    expect(text).toMatch(onPostgres ? /already uses this database\. Stop that one/u : /already uses .*Stop that one/u);
    expect(await runSql(server, "select id, token_hash from token where kind = 'setup'")).toEqual(links);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const refusal = onPostgres ? 'already uses this database' : 'already uses';
    for (const command of [['check', '--repair'], ...(onPostgres ? [['user', 'list']] : [])])
      expect(await tryCli(server, ...command)).toContain(refusal);
    if (onPostgres) expect(await tryCli(server, 'check')).toContain('0 faults');
  });
});

// On SQLite the kernel's lock on the data directory is all there is; it can neither outlive its process nor be lost by
// it.
if (onPostgres) {
  describe('a server that is gone', () => {
    test('leaves nothing behind when stopped, and its successor on the same data does not wait after a kill', async () => {
      await using server = await startServer();
      await server.stop();
      expect(await readNodes(server)).toEqual([]);
      await server.start();
      const [killed] = await readNodes(server);
      await server.kill();
      await server.start();
      const [row, ...others] = await readNodes(server);
      expect(others).toEqual([]);
      expect(Number(row?.process)).toBe(server.pid());
      // If it had waited for the row to expire, it would have started this long after it.
      expect(Number(row?.started_at) - Number(killed?.seen_at)).toBeLessThan(15_000);
    });
  });

  test('a server whose clock is an hour ahead works by the clock of the database', async () => {
    const shift = 'const now = Date.now; Date.now = () => now() + 3_600_000;';
    const ahead = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}` };
    await using server = await startServer({ env: ahead });
    await createAccount(server, 'Ada');
    const apart = `select count(*) as count, max(abs(extract(epoch from clock_timestamp()) * 1000 - created_at)) as apart
      from event_log`;
    const [row] = (await runSql(server, apart)) as unknown as { count: string; apart: string }[];
    expect(Number(row?.count)).toBeGreaterThan(0);
    expect(Number(row?.apart)).toBeLessThan(600_000);
  });

  test('a server that stood still is replaced after a while; awake again it commits nothing and ends', async () => {
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const workspace = await findWorkspace(ada);
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'a.md' });
    const editor = await LiveEditor.open(ada.client, { workspace, path: 'a.md' });
    editor.type(0, 'Before. ');
    await editor.until(() => editor.isSaved);
    const read = async () => runSql(server, 'select version, log_bytes from document');
    const before = await read();

    // Its next push waits for this row, so that the server is stopped in the middle of writing.
    const other = new pg.Client({ connectionString: server.env['DATABASE_URL'] });
    await other.connect();
    await other.query('begin');
    await other.query('select id from workspace for update');
    editor.type(0, 'Late. ');
    const isWaiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => runSql(server, isWaiting)).toHaveLength(1);
    process.kill(server.pid(), 'SIGSTOP');
    const [stopped] = await readNodes(server);
    const url = server.env['DATABASE_URL'] ?? '';
    await using next = await startServer({ env: { DATABASE_URL: url } });
    const [row, ...others] = await readNodes(next);
    expect(others).toEqual([]);
    expect(Number(row?.process)).toBe(next.pid());
    expect(Number(row?.started_at) - Number(stopped?.seen_at)).toBeGreaterThanOrEqual(14_000);

    await other.query('commit');
    await other.end();
    process.kill(server.pid(), 'SIGCONT');
    await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('Another server has taken over the database');
    await expect.poll(() => fetch(`${server.url}/health`).catch(() => 'gone')).toBe('gone');
    expect(await read()).toEqual(before);
    expect(editor.isSaved).toBe(false);
    editor.stop();
    expect(await readNodes(next)).toHaveLength(1);
  });
}
