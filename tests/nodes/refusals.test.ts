import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NODE, START } from '../_support/start-server.ts';
import { type Nodes, startNodes } from './start-nodes.ts';

/** What a server says before it gives up. */
async function tryStart(env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-refused-'));
  const all = { PATH: process.env['PATH'] ?? '', HOME: dataDir, DATA_DIR: dataDir, PORT: '0', LOOKUPS: 'off', ...env };
  const child = spawn(NODE, START, { env: all, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
  await once(child, 'close');
  clearTimeout(late);
  rmSync(dataDir, { recursive: true, force: true });
  expect(child.exitCode).toBe(1);
  return said.trim();
}

describe.runIf(process.env['DB'] === 'postgres')('a server that does not fit to the others', () => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await startNodes();
    await nodes.two.stop();
  });
  afterAll(() => nodes?.dispose());

  const refused = 'Scriptorium could not start: ';

  it.each([
    ['DATABASE_URL', 'SEVERAL_SERVERS=1 needs PostgreSQL: a SQLite database belongs to one server. Set DATABASE_URL.'],
    ['PUBLIC_URL', 'SEVERAL_SERVERS=1 needs PUBLIC_URL: all servers are reached at one address, that of the balancer.'],
    [
      'SHARED_FOLDER',
      'SEVERAL_SERVERS=1 needs SHARED_FOLDER: files on the disk of one server cannot be read at the others. Name a folder that is mounted on all of them.',
    ],
    ['SMTP_URL', 'SEVERAL_SERVERS=1 needs SMTP_URL: without a mail server, mails are files on the disk of one server.'],
  ])('without %s', async (missing, sentence) => {
    const { [missing]: _missing, ...env } = nodes.shared;
    expect(await tryStart(env)).toBe(`${refused}${sentence}`);
  });

  it('with another address, beside one that is alone, with a folder of its own, or with none', async () => {
    const other = await tryStart({ ...nodes.shared, PUBLIC_URL: 'https://docs.example.org', APP_NAME: 'Another' });
    expect(other).toMatch(
      /^Scriptorium could not start: Another Scriptorium server \(.*\) on this database has other/u,
    );
    expect(other).toMatch(/settings: APP_NAME, PUBLIC_URL\. Servers that share a database need the same\.$/u);

    const alone = await tryStart({ DATABASE_URL: nodes.shared['DATABASE_URL'] ?? '' });
    expect(alone).toContain('already uses this database.');

    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-own-'));
    const own = await tryStart({ ...nodes.shared, SHARED_FOLDER: folder });
    rmSync(folder, { recursive: true });
    expect(own).toBe(
      `${refused}The folder ${folder} of SHARED_FOLDER is not the one that this database's files are in: mount the same folder on every server.`,
    );
    expect(await tryStart({ ...nodes.shared, SHARED_FOLDER: folder })).toBe(
      `${refused}The folder ${folder} of SHARED_FOLDER is not there: mount it on every server.`,
    );
  });
});
