import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { connectSocket, LiveEditor, newClientId, openSocket } from './live-client.ts';

let server: RunningServer;
let ada: Account;
let ben: Account;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
});
afterAll(() => server?.dispose());

async function newDocument(): Promise<{ workspace: string; path: string }> {
  documents += 1;
  const name = `wire-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name });
  return { workspace, path: name };
}

describe('a basic client', () => {
  it('gets the document first, and everything newer when it pulls', async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document);
    expect(await socket.next('get-document')).toMatchObject({ document: [''], currentVersion: 0 });
    socket.send({ type: 'pull-updates', clientVersion: 0 });
    socket.send({ type: 'push-updates', clientVersion: 0, updates: [{ clientID: 'p', changes: [[0, 'a', 'b']] }] });
    expect(await socket.next('acknowledge')).toEqual({ type: 'acknowledge', version: 1 });
    expect(await socket.next('updates')).toEqual({
      type: 'updates',
      updates: [{ clientID: 'p', changes: [[0, 'a', 'b']] }],
      version: 1,
    });
    socket.raw.close();
  });

  it('is acknowledged again for what is in the log, and told to pull for anything else that is stale', async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document);
    await socket.next('get-document');
    const push = {
      type: 'push-updates' as const,
      clientVersion: 0,
      updates: [{ clientID: 'p', changes: [[0, 'a']] as [number, ...string[]][] }],
    };
    socket.send(push);
    socket.send(push);
    expect((await socket.next('acknowledge')).version).toBe(1);
    expect((await socket.next('acknowledge')).version).toBe(1);
    socket.send({ type: 'push-updates', clientVersion: 0, updates: [{ clientID: 'p', changes: [[0, 'b']] }] });
    expect((await socket.next('error')).code).toBe('pull-first');
    const late = await openSocket(ben.client, document);
    expect((await late.next('get-document')).document).toEqual(['a']);
    for (const one of [socket, late]) one.raw.close();
  });

  it("sends cursor effects under its account's name, and its leave effect goes through the log", async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document);
    const other = await openSocket(ben.client, document);
    await socket.next('get-document');
    await other.next('get-document');
    other.send({ type: 'pull-updates', clientVersion: 0 });
    const effects = [{ type: 'cursor' as const, label: 'somebody else', position: 0 }];
    socket.send({ type: 'push-updates', clientVersion: 0, updates: [{ clientID: 'p', changes: [], effects }] });
    const moved = await other.next('updates');
    expect(moved.updates[0]?.effects).toEqual([{ type: 'cursor', label: 'Ada', position: 0 }]);
    other.send({ type: 'pull-updates', clientVersion: moved.version });
    socket.raw.terminate();
    const left = await other.next('updates');
    expect(left.updates[0]).toMatchObject({ changes: [], effects: [{ type: 'leave', label: 'Ada' }] });
    other.raw.close();
  });
});

describe('a numbering client', () => {
  it('is rebased from as far back as the log reaches, whatever was read before', async () => {
    const document = await newDocument();
    const writer = await LiveEditor.open(ada.client, document);
    for (const word of ['one ', 'two ', 'three ']) {
      writer.type(0, word);
      await writer.until(() => writer.isSaved);
    }
    const { epoch } = writer.peer;
    writer.stop();
    // A new room has no log entries in memory.
    await server.kill();
    await server.start();
    for (const { version, length } of [
      { version: 2, length: 8 },
      { version: 1, length: 4 },
    ]) {
      const clientID = newClientId();
      const query = { protocol: '1', clientID, epoch, version: String(version) };
      const socket = await openSocket(ada.client, document, query);
      expect((await socket.next('get-document')).document).toBeUndefined();
      const changes: [number, [number, string]] = [length, [0, `from ${version} `]];
      socket.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID, seq: 1, changes }] });
      await socket.next('acknowledge');
      socket.raw.close();
    }
  });

  it('has a repeated push acknowledged but applied once, also on another socket and after a restart', async () => {
    const document = await newDocument();
    const clientID = newClientId();
    const push = {
      type: 'push-updates' as const,
      clientVersion: 0,
      updates: [{ clientID, seq: 1, changes: [[0, 'once']] as [number, ...string[]][] }],
    };
    const first = await openSocket(ada.client, document, { protocol: '1', clientID });
    const { epoch } = await first.next('get-document');
    first.send(push);
    first.send(push);
    expect((await first.next('acknowledge')).version).toBe(1);
    expect((await first.next('acknowledge')).version).toBe(1);
    await server.kill();
    await server.start();
    const again = await openSocket(ada.client, document, { protocol: '1', clientID, epoch, version: '0' });
    const opened = await again.next('get-document');
    expect(opened).toMatchObject({ currentVersion: 1, lastSeq: 1 });
    expect(opened.document).toBeUndefined();
    again.send(push);
    expect((await again.next('acknowledge')).version).toBe(1);
    const late = await openSocket(ben.client, document);
    expect((await late.next('get-document')).document).toEqual(['once']);
    for (const socket of [again, late]) socket.raw.close();
  });

  it('takes its document over from a half-dead socket, and nobody else can', async () => {
    const document = await newDocument();
    const clientID = newClientId();
    const old = await openSocket(ada.client, document, { protocol: '1', clientID });
    await old.next('get-document');
    old.send({ type: 'push-updates', clientVersion: 0, updates: [{ clientID, seq: 1, changes: [[0, 'x']] }] });
    await old.next('acknowledge');
    const thief = await openSocket(ben.client, document, { protocol: '1', clientID });
    expect(await thief.ending()).toBe(4400);
    expect(old.closed).toBeNull();
    const plain = await openSocket(ben.client, document);
    await plain.next('get-document');
    plain.send({ type: 'push-updates', clientVersion: 1, updates: [{ clientID, seq: 2, changes: [1, [0, 'y']] }] });
    expect((await plain.next('error')).code).toBe('client-id-taken');
    const fresh = await openSocket(ada.client, document, { protocol: '1', clientID });
    await fresh.next('get-document');
    expect(await old.ending()).toBe(4409);
    for (const socket of [fresh, plain]) socket.raw.close();
  });

  it('is refused a gap in its numbers', async () => {
    const document = await newDocument();
    const clientID = newClientId();
    const socket = await openSocket(ada.client, document, { protocol: '1', clientID });
    await socket.next('get-document');
    socket.send({ type: 'push-updates', clientVersion: 0, updates: [{ clientID, seq: 2, changes: [[0, 'x']] }] });
    expect((await socket.next('error')).code).toBe('sequence-gap');
    socket.raw.close();
  });

  it("notices that its text differs from the server's", async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document, { protocol: '1', clientID: newClientId() });
    await socket.next('get-document');
    socket.send({ type: 'check', version: 0, hash: 'other' });
    expect(await socket.next('check')).toEqual({ type: 'check', version: 0, matches: false });
    socket.raw.close();
  });
});

describe('bad input', () => {
  const hostile: [string, string][] = [
    ['no JSON', '{'],
    ['another type', '{"type":"delete-everything"}'],
    ['a negative version', '{"type":"pull-updates","clientVersion":-1}'],
    [
      'updates of two clients',
      '{"type":"push-updates","clientVersion":0,"updates":[{"clientID":"a","changes":[]},{"clientID":"b","changes":[]}]}',
    ],
    ['a pull from the future', '{"type":"pull-updates","clientVersion":99}'],
  ];
  for (const [name, text] of hostile) {
    it(`closes the socket: ${name}`, async () => {
      const document = await newDocument();
      const witness = await LiveEditor.open(ben.client, document);
      const socket = await openSocket(ada.client, document);
      await socket.next('get-document');
      socket.raw.send(text);
      expect([4400, 4409]).toContain(await socket.ending());
      witness.type(0, 'unharmed');
      await witness.until(() => witness.isSaved);
      witness.stop();
    });
  }

  const misfits: [string, unknown][] = [
    ['a line break inside a line', [[0, 'a\nb']]],
    ['a carriage return', [[0, 'a\rb']]],
    ['half of a character', [[0, '\ud83d']]],
    ['another length', [7, [0, 'x']]],
    ['empty sections', [0, [0, 'x']]],
  ];
  it('rejects changes that do not fit and carries on', async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document);
    await socket.next('get-document');
    for (const [, changes] of misfits) {
      socket.raw.send(
        JSON.stringify({ type: 'push-updates', clientVersion: 0, updates: [{ clientID: 'p', changes }] }),
      );
      expect((await socket.next('error')).code).toBe('invalid-update');
    }
    socket.send({ type: 'push-updates', clientVersion: 0, updates: [{ clientID: 'p', changes: [[0, 'fine']] }] });
    expect((await socket.next('acknowledge')).version).toBe(1);
    socket.raw.close();
  });

  it('closes a socket whose message exceeds a megabyte', async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document);
    await socket.next('get-document');
    socket.raw.send('x'.repeat(1024 * 1024 + 1));
    expect(await socket.ending()).toBe(1009);
  });

  it('closes with 4401 for a bad ticket and accepts each ticket once', async () => {
    expect(await connectSocket(ada.client, { ticket: 'nonsense' }).ending()).toBe(4401);
    expect(await connectSocket(ada.client, {}).ending()).toBe(4401);
  });

  it('survives a thousand random frames', async () => {
    const document = await newDocument();
    const witness = await LiveEditor.open(ben.client, document);
    const parts = [
      '{',
      '}',
      '[',
      ']',
      '"type"',
      ':',
      '"push-updates"',
      '"clientVersion"',
      '0',
      '-1',
      '"updates"',
      ',',
      'null',
      '1e9',
      '"\\ud800"',
    ];
    let seed = 5;
    for (let round = 0; round < 20; round += 1) {
      const socket = await openSocket(ada.client, document);
      await socket.next('get-document');
      for (let i = 0; i < 50; i += 1) {
        let frame = '';
        for (let n = 0; n < 12; n += 1) {
          seed = (seed * 1103515245 + 12345) % 2147483648;
          frame += parts[seed % parts.length];
        }
        socket.raw.send(frame);
      }
      expect(await socket.ending()).toBe(4400);
    }
    witness.type(0, 'still here');
    await witness.until(() => witness.isSaved);
    witness.stop();
  });
});
