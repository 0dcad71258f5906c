import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readResident } from '../abuse/_support/resident.ts';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import { readMetric } from '../abuse/_support/read-metric.ts';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { FULL } from '../_support/full.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { setUserQuota } from '../workspace/set-user-quota.ts';
import { LiveEditor, type LiveSocket, openSocket } from './live-client.ts';

const MB = 1024 * 1024;
/** Versions of 900 KB each. Four sockets that pull all of them five times would hold 20 times as much. */
const VERSIONS = FULL ? 100 : 15;
/** Readers of one large text, which share its bytes. */
const READERS = FULL ? 30 : 6;
/** 9.9 MB; in a full run, of short lines, which take clients longer to read. */
const LINES = FULL ? 220_000 : 22_000;
const LARGE_TEXT = `${'Ein Satz, wie er in einem langen Text steht. '.repeat(220_000 / LINES).trim()}\n`.repeat(LINES);
let server: RunningServer;
let ada: Account;
let eve: Account;
let workspace: string;

beforeAll(async () => {
  server = await startServer({ env: { METRICS: '1' } });
  ada = await createAccount(server, 'Ada');
  eve = await createAccount(server, 'Eve');
  await setUserQuota(await loginAdmin(server), eve.email, 10 ** 9);
  workspace = await createGroup('Memory', ada, eve);
});
/** Sockets held by a test are closed however it ends, since what they keep open would count in the next. */
const held: LiveSocket[] = [];
afterEach(() => {
  for (const { raw } of held.splice(0)) raw.terminate();
});
afterAll(() => server?.dispose());

async function hold(person: Account, path: string): Promise<LiveSocket> {
  const socket = await openSocket(person.client, { workspace, path });
  held.push(socket);
  return socket;
}

/** Opens a document and reads nothing until `resume`. */
async function holdUnread(person: Account, path: string): Promise<LiveSocket> {
  const socket = await hold(person, path);
  socket.raw.once('open', () => socket.raw.pause());
  return socket;
}

/** The server's peak memory during an action, above the level before it. */
async function measurePeak(deed: () => Promise<void>): Promise<number> {
  const before = readResident(server.pid());
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, readResident(server.pid()))), 20);
  try {
    await deed();
  } finally {
    clearInterval(timer);
  }
  return Math.max(most, readResident(server.pid())) - before;
}

test('sockets that pull a long history without reading cost little, and get all of it once they read', async () => {
  const document = { workspace, path: 'replaced.md' };
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
  const writer = await hold(eve, document.path);
  let { currentVersion: version } = await writer.next('get-document');
  const first = version;
  const size = 900_000;
  for (let n = 0; n < VERSIONS; n += 1) {
    const changes = [n === 0 ? [0, 'x'.repeat(size)] : [size, String(n % 10).repeat(size)]] as [number, string][];
    writer.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID: 'writer', changes }] });
    ({ version } = await writer.next('acknowledge'));
  }
  const sockets: LiveSocket[] = [];
  const peak = await measurePeak(async () => {
    for (let n = 0; n < 4; n += 1) {
      const socket = await hold(eve, document.path);
      sockets.push(socket);
      await socket.next('get-document');
      socket.raw.pause();
      for (let i = 0; i < 5; i += 1) socket.send({ type: 'pull-updates', clientVersion: first });
    }
    // Others type meanwhile, undisturbed.
    const editor = await LiveEditor.open(ada.client, document);
    for (let n = 0; n < 20; n += 1) {
      editor.type(0, 'a');
      await editor.until(() => editor.isSaved);
    }
    editor.stop();
  });
  expect(peak).toBeLessThan(200 * MB);
  const reader = sockets[0] as LiveSocket;
  reader.raw.resume();
  let reached = first;
  while (reached < version) {
    reader.send({ type: 'pull-updates', clientVersion: reached });
    const pulled = await reader.next('updates');
    expect(JSON.stringify(pulled).length).toBeLessThan(2 * MB);
    reached = Math.max(reached, pulled.version);
  }
});

if (FULL)
  test('a text stays open for a waiting user even if the last of the others leaves', async () => {
    const names = ['waited.md', 'unread-0.md', 'unread-1.md', 'unread-2.md'];
    for (const name of names)
      expect((await eve.client.upload(workspace, '', [{ name, content: LARGE_TEXT }])).status).toBe(200);
    const [waited = '', ...unread] = names;
    const other = await hold(ada, waited);
    await other.next('get-document');
    const opened = await readMetric(server, 'scriptorium_sockets_opened_total');
    const sockets: LiveSocket[] = [];
    for (const path of [...unread, waited]) {
      sockets.push(await holdUnread(eve, path));
      await expect.poll(() => readMetric(server, 'scriptorium_sockets_opened_total')).toBe(opened + sockets.length);
    }
    // Eve does not read three long texts, so the fourth has to wait; the one who had it open leaves.
    other.raw.terminate();
    await expect.poll(() => readMetric(server, 'scriptorium_sockets')).toBe(sockets.length);
    for (const { raw } of sockets) raw.resume();
    for (const socket of sockets) expect((await socket.next('get-document')).document?.length).toBe(LINES + 1);
  });

// Each server has its own memory.
if (FULL)
  test.skipIf(BEHIND_BALANCER)(
    'first messages of large texts wait while nobody reads, and arrive once the others were read',
    async () => {
      for (const name of ['0.md', '1.md', '2.md', '3.md', '4.md', '5.md', '6.md']) {
        expect((await eve.client.upload(workspace, '', [{ name, content: LARGE_TEXT }])).status).toBe(200);
      }
      const sockets: LiveSocket[] = [];
      const peak = await measurePeak(async () => {
        // One text: all share the same bytes. Several: only so much is produced at a time.
        for (let n = 0; n < READERS; n += 1) sockets.push(await holdUnread(eve, '0.md'));
        for (let n = 1; n < 7; n += 1) sockets.push(await holdUnread(eve, `${n}.md`));
        expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
        await expect.poll(() => sockets.every(({ raw }) => raw.readyState === raw.OPEN)).toBe(true);
      });
      expect(peak).toBeLessThan(500 * MB);
      for (const { raw } of sockets) raw.resume();
      for (const socket of sockets) {
        const { document } = await socket.next('get-document');
        expect(document?.length).toBe(LINES + 1);
        socket.raw.terminate();
      }
    },
  );

test.skipIf(BEHIND_BALANCER)('one user cannot open more large texts than fit into memory', async () => {
  const text = 'x'.repeat(9_900_000);
  const paths = Array.from({ length: 12 }, (_, n) => `large-${n}.md`);
  for (const name of paths) {
    expect((await eve.client.upload(workspace, '', [{ name, content: text }])).status).toBe(200);
  }
  const sockets = await Promise.all(paths.map((path) => hold(eve, path)));
  const ends = await Promise.all(
    sockets.map((socket) => Promise.race([socket.next('get-document').then(() => 0), socket.ending()])),
  );
  expect(ends.filter((code) => code === 4429).length).toBeGreaterThan(0);
  expect(ends.filter((code) => code === 0).length).toBeGreaterThanOrEqual(8);
});
