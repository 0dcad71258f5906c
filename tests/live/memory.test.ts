import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResident } from '../abuse/_support/resident.ts';
import { type Account, createAccount, createGroup, loginAdmin, mustPost } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { setUserQuota } from '../workspace/set-user-quota.ts';
import { LiveEditor, type LiveSocket, openSocket } from './live-client.ts';

const MB = 1024 * 1024;
let server: RunningServer;
let ada: Account;
let eve: Account;
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  eve = await createAccount(server, 'Eve');
  await setUserQuota(await loginAdmin(server), eve.email, 10 ** 9);
  workspace = await createGroup('Memory', ada, eve);
});
afterAll(() => server?.dispose());

/** The most memory the server held while something was done, above what it held before. */
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

test('sockets that pull a long history and do not read cost little, and get all of it when they read', async () => {
  const document = { workspace, path: 'replaced.md' };
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
  const writer = await openSocket(eve.client, document);
  let { currentVersion: version } = await writer.next('get-document');
  const first = version;
  const size = 900_000;
  for (let n = 0; n < 100; n += 1) {
    const changes = [n === 0 ? [0, 'x'.repeat(size)] : [size, String(n % 10).repeat(size)]] as [number, string][];
    writer.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID: 'writer', changes }] });
    ({ version } = await writer.next('acknowledge'));
  }
  const sockets: LiveSocket[] = [];
  const peak = await measurePeak(async () => {
    for (let n = 0; n < 4; n += 1) {
      const socket = await openSocket(eve.client, document);
      sockets.push(socket);
      await socket.next('get-document');
      socket.raw.pause();
      for (let i = 0; i < 5; i += 1) socket.send({ type: 'pull-updates', clientVersion: first });
    }
    // Others write meanwhile, and are not held up by it.
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
  for (const { raw } of [...sockets, writer]) raw.terminate();
});

test('first messages of large texts that nobody reads wait, and come when the others were read', async () => {
  const text = 'Ein Satz, wie er in einem langen Text steht.\n'.repeat(220_000);
  for (const name of ['0.md', '1.md', '2.md', '3.md', '4.md', '5.md', '6.md']) {
    expect((await eve.client.upload(workspace, '', [{ name, content: text }])).status).toBe(200);
  }
  const sockets: LiveSocket[] = [];
  const open = async (path: string): Promise<LiveSocket> => {
    const socket = await openSocket(eve.client, { workspace, path });
    sockets.push(socket);
    socket.raw.once('open', () => socket.raw.pause());
    return socket;
  };
  const peak = await measurePeak(async () => {
    // One text: all share what they are sent. Several: only so much of it is made at a time.
    for (let n = 0; n < 30; n += 1) await open('0.md');
    for (let n = 1; n < 7; n += 1) await open(`${n}.md`);
    expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
    await expect.poll(() => sockets.every(({ raw }) => raw.readyState === raw.OPEN)).toBe(true);
  });
  expect(peak).toBeLessThan(500 * MB);
  for (const { raw } of sockets) raw.resume();
  for (const socket of sockets) {
    const { document } = await socket.next('get-document');
    expect(document?.length).toBe(220_001);
    socket.raw.terminate();
  }
});

test('more large texts than fit into memory are not opened for one person', async () => {
  // Somebody of whom nothing else is open any more.
  const mia = await createAccount(server, 'Mia');
  await mustPost(ada.client, '/api/groups/add-member', { uuid: workspace, user: mia.email });
  const text = 'x'.repeat(9_900_000);
  const paths = Array.from({ length: 12 }, (_, n) => `large-${n}.md`);
  for (const name of paths) {
    expect((await mia.client.upload(workspace, '', [{ name, content: text }])).status).toBe(200);
  }
  const sockets = await Promise.all(paths.map((path) => openSocket(mia.client, { workspace, path })));
  const ends = await Promise.all(
    sockets.map((socket) => Promise.race([socket.next('get-document').then(() => 0), socket.ending()])),
  );
  expect(ends.filter((code) => code === 4429).length).toBeGreaterThan(0);
  expect(ends.filter((code) => code === 0).length).toBeGreaterThanOrEqual(8);
  for (const { raw } of sockets) raw.terminate();
});
