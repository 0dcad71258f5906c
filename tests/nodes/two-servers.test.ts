import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { getEventLog, overview, updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { run, upload } from '@scriptorium/contract/operations/import.ts';
import { cancelLongWork, listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import {
  copyItems,
  createTextFile,
  getAssetLink,
  presence,
  readText,
} from '@scriptorium/contract/operations/workspace.ts';
import { setup } from '@scriptorium/contract/operations/auth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin, mustPost } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { Client } from '../_support/client.ts';
import { fillWorkspace, withDatabase } from '../_support/fill-workspace.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { refusal } from '../_support/refusal.ts';
import { NODE, START, startServer } from '../_support/start-server.ts';
import { makeWord, paragraph, run as words } from '../imports/_support/make-files.ts';
import { LiveEditor, newClientId, openSocket } from '../live/live-client.ts';
import { at, installAs, type Nodes, startNodes } from './start-nodes.ts';

/** What happens at one server takes effect at all within this. */
const SECOND = { timeout: 1000, interval: 10 };

/** What a server prints before it gives up. */
async function tryStart(env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-refused-'));
  const all = { PATH: process.env['PATH'] ?? '', HOME: dataDir, DATA_DIR: dataDir, PORT: '0', LOOKUPS: 'off', ...env };
  const child = spawn(NODE, START, {
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
  await once(child, 'close');
  clearTimeout(late);
  rmSync(dataDir, { recursive: true, force: true });
  expect(child.exitCode).toBe(1);
  return said.trim();
}

/** The response to a WebSocket request. */
async function askForSocket(port: number): Promise<number | undefined> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const asked = get({ port, host: '127.0.0.1', path: '/documents?ticket=x', headers });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.destroy();
  return response.statusCode;
}

describe('two servers on one database', () => {
  let nodes: Nodes;
  let ada: Account;
  let ben: Account;
  let group: string;
  beforeAll(async () => {
    nodes = await startNodes();
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Both', ada, ben);
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'a.md' });
  });
  afterAll(() => nodes?.dispose());

  it('what is typed at one is seen at the other, both ways and both at once', async () => {
    const place = { workspace: group, path: 'a.md' };
    const here = await LiveEditor.open(ada.client, place);
    const beside = await LiveEditor.open(at(nodes.two, ben).client, place, nodes.two.port);
    for (let round = 0; round < 20; round += 1) {
      const [typist, reader] = round % 2 === 0 ? [here, beside] : [beside, here];
      typist.type(0, `${round} `);
      await reader.until(() => reader.text.startsWith(`${round} `));
    }
    for (let round = 0; round < 20; round += 1) {
      here.type(0, 'h');
      beside.type(beside.length, 'b');
    }
    for (const editor of [here, beside]) await editor.until(() => editor.isSaved && editor.text.length === 90);
    await here.until(() => here.text === beside.text);
    here.stop();
    beside.stop();
  });

  it('people and their carets are seen at the other; lists and figures cover both', async () => {
    const place = { workspace: group, path: 'a.md' };
    const there = at(nodes.two, ben).client;
    const [a, b] = [
      await openSocket(ada.client, place, { protocol: '1', clientID: newClientId() }),
      await openSocket(there, place, { protocol: '1', clientID: newClientId() }, nodes.two.port),
    ];
    for (const socket of [a, b]) await socket.next('get-document');
    a.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    await a.next('presence');
    b.send({ type: 'presence', version: 0, anchor: 2, head: 4 });
    const seen = (await b.next('presence')).people.filter(({ label }) => label === 'Ada');
    expect(seen.length + (await a.next('presence')).people.filter(({ anchor }) => anchor === 2).length).toBeGreaterThan(
      0,
    );

    for (const { client } of [ada, at(nodes.two, ada)]) {
      const { files } = await client.call(presence, { uuid: group });
      expect(files).toHaveLength(1);
      expect(files[0]?.people.map(({ displayName }) => displayName).toSorted()).toEqual(['Ada', 'Ben']);
    }
    const boss = await loginAdmin(nodes.one);
    for (const { client } of [boss, at(nodes.two, boss)]) {
      const { live, health, filesIn, serverCount } = await client.call(overview, {});
      expect({ filesIn, serverCount }).toEqual({ filesIn: 'disk', serverCount: 2 });
      expect(live.people).toBe(2);
      expect(health).toContainEqual({ name: 'Servers', ok: true, detail: '2' });
    }
    b.raw.terminate();
    expect((await a.next('presence')).left).toHaveLength(1);
    a.raw.terminate();
  });

  it('settings, messages, ended sessions and removed members take effect at the other within a second', async () => {
    const boss = await loginAdmin(nodes.one);
    await boss.client.call(updateSetting, { key: 'registration_open', value: '0' });
    const guest = at(nodes.two, { ...ada, client: new Client(nodes.one.url) }).client;
    expect((await guest.post('/api/request-capabilities')).body).toMatchObject({ signupEnabled: false });
    await boss.client.call(updateSetting, { key: 'registration_open', value: '1' });

    const there = at(nodes.two, ben);
    await using stream = await listenToEvents(nodes.two, there.client);
    await createGroup('Later', ada, ben);
    await expect.poll(() => stream.events.map(({ topic }) => topic), SECOND).toContain('notifications');

    const place = { workspace: group, path: 'a.md' };
    const removed = await openSocket(there.client, place, {}, nodes.two.port);
    await mustPost(ada.client, '/api/groups/remove-member', { uuid: group, user: ben.email });
    await expect.poll(() => removed.closed?.code, SECOND).toBe(CLOSE.accessWithdrawn);

    const own = { workspace: await findWorkspace(ben), path: freshName('own.md') };
    await ben.client.call(createTextFile, { uuid: own.workspace, parentItem: '', name: own.path });
    const ended = await openSocket(there.client, own, {}, nodes.two.port);
    await mustPost(ben.client, '/api/auth/logout', {});
    await expect.poll(() => ended.closed?.code, SECOND).toBeDefined();
    await expect.poll(() => stream.ended(), SECOND).toBe(true);
    expect(stream.events.at(-1)).toEqual({ topic: 'session-ended' });
  });

  it('a long call is listed, and can be cancelled, at the other', async () => {
    const home = await findWorkspace(ada);
    const folders = await fillWorkspace(nodes.one, home, { folders: 5, files: 1200 });
    const there = at(nodes.two, ada);
    await using stream = await listenToEvents(nodes.two, there.client);
    const copying = refusal(ada.client.call(copyItems, { uuid: home, itemPaths: folders, targetFolder: '' }));
    await expect.poll(() => stream.events.map(({ topic }) => topic), { timeout: 10_000 }).toContain('long-work');
    const { works } = await there.client.call(listLongWork, {});
    expect(works).toMatchObject([{ call: '/api/workspace/copy-items', state: 'running' }]);
    await there.client.call(cancelLongWork, { id: works[0]?.id ?? '' });
    expect(await copying).toContain('cancelled');
    expect(await refusal(there.client.call(cancelLongWork, { id: works[0]?.id ?? '' }))).toBe('404 not-found');
    expect((await there.client.call(listLongWork, {})).works).toEqual([]);
  });

  it('a file uploaded at one is inspected, and imported, at the other', async () => {
    const uuid = await findWorkspace(ada);
    const there = at(nodes.two, ada).client;
    await ada.client.upload(uuid, '', [{ name: 'data.bin', content: 'The bytes of a file.' }]);
    const { url } = await there.call(getAssetLink, { workspaceUUID: uuid, path: 'data.bin' });
    expect(new TextDecoder().decode(await there.download(url))).toBe('The bytes of a file.');

    const form = new FormData();
    form.append('uuid', uuid);
    form.append('file', new Blob([await makeWord(paragraph(words('Brought along.')))]), 'paper.docx');
    const { id } = (await ada.client.postRaw(upload.path, form)).body as { id: string };
    const stranger = at(nodes.two, await createAccount(nodes.one, 'Eve')).client;
    const place = { uuid: await findWorkspace({ ...ada, client: stranger }), id, targetFolder: '' };
    expect(await refusal(stranger.call(run, place))).toContain('conflict');
    // The server that has it is busy for a while.
    process.kill(nodes.one.pid(), 'SIGSTOP');
    setTimeout(() => process.kill(nodes.one.pid(), 'SIGCONT'), 1500);
    const { open } = await there.call(run, { uuid, id, targetFolder: '' });
    expect((await ada.client.call(readText, { uuid, itemPath: open ?? '' })).text).toContain('Brought along.');
    // Once imported, neither has it.
    await expect.poll(() => refusal(ada.client.call(run, { uuid, id, targetFolder: '' }))).toContain('conflict');
  });

  it('an event that overtook another is shown after it, so that readers who continue miss none', async () => {
    const boss = await loginAdmin(nodes.one);
    const newest = async () => (await boss.client.call(getEventLog, { limit: 1 })).events[0];
    const before = (await newest())?.seq ?? 0;
    await withDatabase(nodes.one, async (db) => {
      const write = (on: typeof db, message: string) =>
        on
          .insertInto('event_log')
          .values({
            category: 'other',
            type: 'test',
            message,
            actor_id: null,
            actor_name: null,
            details: '{}',
            created_at: Date.now(),
          })
          .execute();
      await db.transaction().execute(async (slow) => {
        await write(slow, 'first');
        await withDatabase(nodes.one, (fast) => write(fast, 'second').then(() => undefined));
        expect((await newest())?.seq).toBe(before);
        expect((await boss.client.call(getEventLog, { afterSeq: before, limit: 9 })).events).toEqual([]);
      });
    });
    const { events } = await boss.client.call(getEventLog, { afterSeq: before, limit: 9 });
    expect(events.map(({ message }) => message)).toEqual(['second', 'first']);
  });

  it('a server with another address, one that runs alone, and one with its own folder or none are refused', async () => {
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
      `Scriptorium could not start: The folder ${folder} of SHARED_FOLDER is not the one that this database's files are in: mount the same folder on every server.`,
    );
    expect(await tryStart({ ...nodes.shared, SHARED_FOLDER: folder })).toBe(
      `Scriptorium could not start: The folder ${folder} of SHARED_FOLDER does not exist: mount it on every server.`,
    );
  });

  it('a server of another version works alongside; when stopped, it sends people elsewhere and still answers requests in progress', async () => {
    const release = installAs('0.2.0');
    const env = { ...nodes.shared, DRAIN_SECONDS: '600' };
    const next = await startServer({ root: release.root, env });
    try {
      const boss = await loginAdmin(nodes.one);
      expect(await withDatabase(nodes.one, (db) => db.selectFrom('node').select('version').execute())).toContainEqual({
        version: '0.2.0',
      });
      const place = { workspace: group, path: freshName('rolling.md') };
      await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: place.path });
      const there = at(next, ada).client;
      const here = await LiveEditor.open(ada.client, place);
      const beside = await LiveEditor.open(there, place, next.port);
      here.type(0, 'old ');
      await beside.until(() => beside.text === 'old ');
      beside.type(4, 'new');
      await here.until(() => here.text === 'old new' && beside.isSaved);
      beside.stop();

      const socket = await openSocket(there, place, { protocol: '1', clientID: newClientId() }, next.port);
      await socket.next('get-document');
      process.kill(next.pid(), 'SIGTERM');
      await expect.poll(async () => (await fetch(`${next.url}/health`)).status).toBe(503);
      expect(await (await fetch(`${next.url}/health`)).json()).toEqual({ status: 'draining' });
      expect((await fetch(`${next.url}/health/live`)).status).toBe(200);
      const answer = await there.post(overview.path, {});
      expect(answer.headers.get('connection')).toBe('close');
      expect((await at(next, boss).client.call(overview, {})).health).toContainEqual(
        expect.objectContaining({ name: 'Servers', ok: true }),
      );
      expect(await askForSocket(next.port)).toBe(503);
      expect(socket.closed).toBeNull();

      // Asked a second time, it does not wait for a balancer.
      const ended = next.stop();
      await expect.poll(() => socket.closed?.code).toBe(CLOSE.restarting);
      expect(await ended).toBe(0);
      expect(here.text).toBe('old new');
      here.stop();
      const left = await withDatabase(nodes.one, (db) => db.selectFrom('node').select('version').execute());
      expect(left).not.toContainEqual({ version: '0.2.0' });
    } finally {
      await next.dispose();
      release.remove();
    }
  });

  it('damage that both find is listed once on the dashboard of either', async () => {
    const uuid = await findWorkspace(ada);
    await ada.client.upload(uuid, '', [{ name: 'broken.bin', content: 'These bytes will not be there.' }]);
    const hash = createHash('sha256').update('These bytes will not be there.').digest('hex');
    const folder = nodes.shared['SHARED_FOLDER'] ?? '';
    const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith(hash));
    writeFileSync(join(folder, stored ?? ''), 'Other bytes are there instead.');
    for (const { client } of [ada, at(nodes.two, ada)]) {
      const { url } = await client.call(getAssetLink, { workspaceUUID: uuid, path: 'broken.bin' });
      await client.get(url).catch(() => undefined);
    }
    const boss = await loginAdmin(nodes.one);
    const damaged = { ok: false, detail: '1 cannot be read. The event log says which.' };
    for (const { client } of [boss, at(nodes.two, boss)]) {
      const { health } = await client.call(overview, {});
      expect(health.find(({ name }) => name === 'Stored texts and files')).toMatchObject(damaged);
    }
  });

  it('a killed server: its people leave the lists, its row and leases go, and its jobs are taken over once', async () => {
    const boss = await loginAdmin(nodes.one);
    await withDatabase(nodes.one, async (db) => {
      const [other] = await db.selectFrom('node').select('id').where('process', '=', nodes.two.pid()).execute();
      const now = Date.now();
      await nodes.two.kill();
      await db
        .updateTable('job')
        .set({ state: 'running', owner: `${other?.id ?? ''}:worker`, lease_until: now + 3_600_000, lease_no: 100 })
        .where('kind', '=', 'empty-trash')
        .execute();
      const jobs = db.selectFrom('job').select(['state', 'lease_no']).where('kind', '=', 'empty-trash');
      await expect
        .poll(() => jobs.execute(), { timeout: 30_000, interval: 250 })
        .toEqual([{ state: 'queued', lease_no: 101 }]);
      await expect
        .poll(() => db.selectFrom('node').select('process').execute(), { timeout: 10_000 })
        .toEqual([{ process: nodes.one.pid() }]);
      const readHealth = async () => (await boss.client.call(overview, {})).health;
      await expect.poll(readHealth, { timeout: 10_000 }).toContainEqual({ name: 'Servers', ok: true, detail: '1' });
    });
  });
});

describe('two servers that start at once on an empty database', () => {
  it('each print a setup link that stays valid until one of them is used', async () => {
    const nodes = await startNodes({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    try {
      const tokens = [nodes.one, nodes.two].map((node) => /\/setup\?token=([\w-]+)/u.exec(node.log())?.[1] ?? '');
      expect(new Set(tokens).size).toBe(2);
      const first = { email: 'first@example.org', displayName: 'First', password: 'a long enough phrase' };
      const use = (token: string) => new Client(nodes.one.url).call(setup, { ...first, signupEnabled: true, token });
      expect((await use(tokens[0] ?? '')).user).toMatchObject({ isAdmin: true });
      expect(await refusal(use(tokens[1] ?? ''))).toContain('invalid-token');
    } finally {
      await nodes.dispose();
    }
  });
});
