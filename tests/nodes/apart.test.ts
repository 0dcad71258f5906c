import { randomBytes } from 'node:crypto';
import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { add } from '@scriptorium/contract/operations/sharing.ts';
import { createFolder, createTextFile, getAssetLink, list } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, mustPost, runCli } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { type FakeS3, startFakeS3 } from '../_support/fake-s3.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { LiveEditor, openSocket } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

const HOUR = 3_600_000;
const PATIENT = { timeout: 40_000 };

/** Options for a process whose clock is wrong, both for its own code and its libraries. */
function shiftClock(ms: number): Record<string, string> {
  const code = `const Real = Date; const now = () => Real.now() + ${ms};
    globalThis.Date = new Proxy(Real, {
      construct: (of, words, as) => Reflect.construct(of, words.length === 0 ? [now()] : words, as),
      apply: () => new Real(now()).toString(),
      get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
    });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

describe('servers whose clocks are two hours apart, and a bucket', () => {
  let s3: FakeS3;
  let nodes: Nodes;
  /** An hour ahead; the other one is an hour behind. */
  let ahead: RunningServer;
  let ada: Account;
  let ben: Account;
  let group: string;
  let here: LiveEditor;
  let beside: LiveEditor;

  beforeAll(async () => {
    s3 = await startFakeS3();
    nodes = await startNodes({ SHARED_FOLDER: '', ...s3.env });
    await nodes.one.stop();
    await nodes.one.start(shiftClock(-HOUR));
    await nodes.two.stop();
    ahead = await startServer({ env: { ...nodes.shared, ...shiftClock(HOUR) } });
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Apart', ada, ben);
    const document = { workspace: group, path: 'apart.md' };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: document.path });
    here = await LiveEditor.open(ada.client, document);
    beside = await LiveEditor.open(at(ahead, ben).client, document, ahead.port);
  });
  afterEach(() => void (s3.fault = null));
  afterAll(async () => {
    here?.stop();
    beside?.stop();
    await ahead?.dispose();
    await nodes?.dispose();
    await s3?.close();
  });

  let count = 0;
  const cross = async (): Promise<void> => {
    const word = `word-${(count += 1)}`;
    here.type(0, `${word} `);
    beside.type(beside.length, ` ${word}`);
    await expect.poll(() => here.isSaved && beside.isSaved && here.text === beside.text, { timeout: 2000 }).toBe(true);
    expect(here.text.split(word)).toHaveLength(3);
  };

  /** Through a link that one server issues and the other serves. */
  const read = async (from: Account, to: Account, path: string): Promise<Buffer> => {
    const { url } = await from.client.call(getAssetLink, { workspaceUUID: group, path });
    return Buffer.from(await to.client.download(url));
  };

  it('work together: sessions, tickets, texts, blobs; an export and an e-mail happen once', async () => {
    await cross();
    // A ticket from one opens a socket at the other, and vice versa.
    for (const [account, port] of [
      [ada, ahead.port],
      [at(ahead, ben), nodes.one.port],
    ] as const) {
      const socket = await openSocket(account.client, { workspace: group, path: 'apart.md' }, {}, port);
      await socket.next('get-document');
      socket.raw.terminate();
    }
    const content = randomBytes(9 * 1024 * 1024);
    for (const [name, by, other] of [
      ['by-ahead.bin', at(ahead, ada), ada],
      ['by-behind.bin', ada, at(ahead, ada)],
    ] as const) {
      expect((await by.client.upload(group, '', [{ name, content }])).status).toBe(200);
      expect((await read(by, other, name)).equals(content)).toBe(true);
    }

    const { defaultsFiles } = await ada.client.call(listDefaults, {});
    const before = nodes.mailbox.mails.length;
    const profileUuid = defaultsFiles.find(({ name }) => name === 'HTML')?.uuid ?? '';
    await ada.client.call(schedule, { uuid: group, profileUuid, files: ['apart.md'] });
    await mustPost(at(ahead, ben).client, '/api/user/request-password-reset-link', { email: ben.email });
    const jobs = async () => (await ada.client.call(listJobs, {})).jobs.map(({ state }) => state);
    await expect.poll(jobs, PATIENT).toEqual(['done']);
    await expect.poll(() => nodes.mailbox.mails.length - before, PATIENT).toBe(1);
    const moments = await withDatabase(nodes.one, (db) => db.selectFrom('event_log').select('created_at').execute());
    for (const { created_at: moment } of moments) expect(Math.abs(Number(moment) - Date.now())).toBeLessThan(HOUR / 6);
  });

  it('a share expires at both at its time, not an hour earlier or later', async () => {
    const cem = await createAccount(nodes.one, 'Cem');
    const shared = freshName('shared');
    await ada.client.call(createFolder, { uuid: group, parentItem: '', name: shared });
    await ada.client.call(createTextFile, { uuid: group, parentItem: shared, name: 'paper.md' });
    const expiresAt = Date.now() + 6000;
    const terms = { user: cem.email, role: 'reader', expiresAt: new Date(expiresAt).toISOString() } as const;
    await ada.client.call(add, { uuid: group, itemPath: shared, ...terms });
    const { workspaces } = await cem.client.call(list, {});
    const workspace = workspaces.find(({ ownerType }) => ownerType === 'shared')?.uuid ?? '';
    const place = { workspace, path: 'paper.md' };
    const sockets = [
      await openSocket(cem.client, place),
      await openSocket(at(ahead, cem).client, place, {}, ahead.port),
    ];
    for (const socket of sockets) await socket.next('get-document');
    expect(Date.now()).toBeLessThan(expiresAt);
    for (const socket of sockets) expect(socket.closed).toBeNull();
    for (const socket of sockets) await expect.poll(() => socket.closed).not.toBeNull();
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt);
    expect(Date.now()).toBeLessThan(expiresAt + 2000);
  });

  it('a bucket that stalls, fails or closes connections does not stop anyone from writing, at either', async () => {
    let goOn = (): void => undefined;
    const until = new Promise<void>((resolve) => (goOn = resolve));
    s3.fault = () => ({ until });
    const waiting = at(ahead, ada).client.upload(group, '', [{ name: 'late.bin', content: 'late' }]);
    await cross();
    for (const server of [nodes.one, ahead]) expect((await fetch(`${server.url}/health`)).status).toBe(200);
    goOn();
    expect((await waiting).status).toBe(200);
    s3.fault = () => ({ status: 503, code: 'SlowDown' });
    const refused = await ada.client.upload(group, '', [{ name: 'refused.bin', content: 'refused' }]);
    expect(refused.status).toBe(503);
    await cross();
    // Fewer than the attempts each server would allow.
    let asked = 0;
    s3.fault = () => ((asked += 1) <= 3 ? { cut: true } : undefined);
    const same = randomBytes(4096);
    const both = await Promise.all(
      [ada, at(ahead, ben)].map(({ client }, which) =>
        client.upload(group, '', [{ name: `same-${which}.bin`, content: same }]),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    s3.fault = null;
    for (const which of [0, 1]) expect((await read(ada, at(ahead, ada), `same-${which}.bin`)).equals(same)).toBe(true);
    expect(await runCli(nodes.one, 'check', '--read')).toMatch(/^0 faults/mu);
  });
});
