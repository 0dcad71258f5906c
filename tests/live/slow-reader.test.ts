import { readFileSync } from 'node:fs';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { LiveEditor, openSocket } from './live-client.ts';
import type { LiveSocket } from './live-client.ts';

const HOARDERS = 20;
const PASTE = 100 * 1024;
const PASTES = 25;

let server: RunningServer;
let ada: Account;
let ben: Account;
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Slow', ada, ben);
});
afterAll(() => server?.dispose());

function residentMb(): number {
  const line = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

describe('sockets that request and never read', () => {
  it('get no more than fits, cost nobody anything, and continue when they read again', async () => {
    const document = { workspace, path: 'slow.md' };
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
    const sockets: LiveSocket[] = [];
    for (let i = 0; i < HOARDERS; i += 1) {
      const socket = await openSocket(ben.client, document);
      await socket.next('get-document');
      sockets.push(socket);
    }
    const editor = await LiveEditor.open(ada.client, document);
    const before = residentMb();
    for (const { raw } of sockets) raw.pause();
    const asking = setInterval(() => {
      for (const socket of sockets) socket.send({ type: 'pull-updates', clientVersion: 0 });
    }, 20);
    try {
      for (let i = 0; i < PASTES; i += 1) {
        editor.type(0, `${String(i % 10).repeat(PASTE)}\n`);
        await editor.until(() => editor.isSaved);
      }
      // Without bounds, each would have been sent the growing text some twenty times a second.
      expect(residentMb() - before).toBeLessThan(400);
    } finally {
      clearInterval(asking);
    }
    for (const socket of sockets) {
      socket.raw.resume();
      let version = 0;
      while (version < editor.peer.version) {
        socket.send({ type: 'pull-updates', clientVersion: version });
        const pulled = await socket.next('updates');
        version = Math.max(version, pulled.version);
      }
      expect(socket.closed).toBeNull();
      socket.raw.terminate();
    }
    editor.type(0, 'on');
    await editor.until(() => editor.isSaved);
    editor.stop();
  });
});
