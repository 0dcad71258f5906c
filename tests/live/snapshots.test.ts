import Database from 'better-sqlite3';
import pg from 'pg';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { overview } from '@scriptorium/contract/operations/admin.ts';
import { createTextFile, getAssetLink, readText } from '@scriptorium/contract/operations/workspace.ts';
import { readVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { createAccount, findWorkspace, loginAdmin, mustPost, type Account } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { NODE, ROOT, startServer, type RunningServer } from '../_support/start-server.ts';
import { newClientId, openSocket } from './live-client.ts';

const run = promisify(execFile);

describe('loading a document', () => {
  it('falls back to the previous snapshot if the newest is damaged, also for downloads, and reports it', async () => {
    await using server = await startServer({ env: { METRICS: '1' } });
    const { ada, workspace } = await typeMuch(server);
    await server.stop();
    const damaged = await damageNewestSnapshot(server);
    expect(damaged).toBeGreaterThan(300);
    await server.start();
    const link = await ada.client.call(getAssetLink, { workspaceUUID: workspace, path: 'x.md' });
    expect((await ada.client.get(link.url)).body).toBe(WHOLE);
    const socket = await openSocket(ada.client, { workspace, path: 'x.md' });
    expect((await socket.next('get-document')).document?.join('\n')).toBe(WHOLE);
    await expect.poll(() => server.log()).toContain('A snapshot is damaged');
    socket.raw.close();
    await expectReported(server, 'a stored snapshot of a text is damaged');
    await server.stop();
    // The previous snapshot plus the log give exactly the text of the checksum.
    expect(await check(server, '--repair')).toMatch(/0 faults.*1 repaired/u);
  });

  it('reports a text with a gap in its log, keeps what precedes it readable, and can be reset to that', async () => {
    await using server = await startServer({ env: { METRICS: '1' } });
    const { ada, workspace } = await typeMuch(server);
    const at = { uuid: workspace, itemPath: 'x.md' };
    await server.stop();
    const lost = 'select from_version from document_update order by from_version desc limit 1';
    const [row] = await runSql(server, lost);
    const version = Number(row?.['from_version']);
    await runSql(server, `delete from document_update where from_version = ${version}`);
    await server.start();
    const socket = await openSocket(ada.client, { workspace, path: 'x.md' });
    await socket.ending();
    expect((await ada.client.post('/api/workspace/read-text', at)).status).toBe(500);
    const before = `start\n${'a'.repeat(version)}`;
    expect((await ada.client.call(readVersion, { ...at, version })).text).toBe(before);
    await expectReported(server, 'a text cannot be read');
    await server.stop();
    expect(await check(server, '--repair')).toContain(`Version ${version} of ${STEPS} is the last readable one`);
    expect(await check(server, '--repair', '--cut')).toContain('0 faults');
    await server.start();
    expect((await ada.client.call(readText, at)).text).toBe(before);
    const again = await openSocket(ada.client, { workspace, path: 'x.md' });
    expect((await again.next('get-document')).document?.join('\n')).toBe(before);
    again.raw.close();
  });
});

/** More entries than it takes to write a snapshot. */
const STEPS = 450;
const WHOLE = `start\n${'a'.repeat(STEPS)}`;

/** Writes a text with many entries in several batches, so that the log extends beyond its newest snapshot. */
async function typeMuch(server: RunningServer): Promise<{ ada: Account; workspace: string }> {
  const ada = await createAccount(server, 'Ada');
  const workspace = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'x.md', content: 'start\n' });
  const clientID = newClientId();
  const writer = await openSocket(ada.client, { workspace, path: 'x.md' }, { protocol: '1', clientID });
  await writer.next('get-document');
  for (let version = 0; version < STEPS; version += 30) {
    const updates = Array.from({ length: 30 }, (_, i): UpdateJson => {
      const seq = version + i + 1;
      return { clientID, seq, changes: [5 + seq, [0, 'a']] };
    });
    writer.send({ type: 'push-updates', clientVersion: version, updates });
    await writer.next('acknowledge');
  }
  writer.raw.close();
  return { ada, workspace };
}

/** Expects it in the event log, on the dashboard and in the metrics. */
async function expectReported(server: RunningServer, sentence: string): Promise<void> {
  const admin = await loginAdmin(server);
  const listEvents = async (): Promise<string> =>
    JSON.stringify(await mustPost(admin.client, '/api/admin/event-log/get', { category: 'server' })).toLowerCase();
  await expect.poll(listEvents).toContain(sentence);
  const { health } = await admin.client.call(overview, {});
  expect(health.filter(({ ok }) => !ok)).toMatchObject([
    { name: 'Stored texts and files', detail: '1 cannot be read. The event log says which.' },
  ]);
  // The balancer does not forward metrics; each server would have to be asked directly.
  if (BEHIND_BALANCER) return;
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^scriptorium_damaged_contents_total\{what="\w+"\} 1$/mu);
}

async function check(server: RunningServer, ...words: string[]): Promise<string> {
  const args = [join(ROOT, 'server/dist/cli.js'), 'check', ...words];
  return run(NODE, args, { env: server.env, cwd: ROOT }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

/** Corrupts the newest snapshot behind the server's back; returns its version. */
async function damageNewestSnapshot(server: RunningServer): Promise<number> {
  const find = 'select document_id, version from document_snapshot order by version desc limit 1';
  const url = server.env['DATABASE_URL'];
  if (url === undefined) {
    const database = new Database(join(server.dataDir, 'scriptorium.sqlite'), { fileMustExist: true });
    const { document_id, version } = database.prepare(find).get() as { document_id: string; version: number };
    const spoil = "update document_snapshot set text = x'00' where document_id = ? and version = ?";
    database.prepare(spoil).run(document_id, version);
    database.close();
    return version;
  }
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ document_id: string; version: string }>(find);
  const spoil = "update document_snapshot set text = '\\x00' where document_id = $1 and version = $2";
  await client.query(spoil, [rows[0]?.document_id, rows[0]?.version]);
  await client.end();
  return Number(rows[0]?.version);
}
