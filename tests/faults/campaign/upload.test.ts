import { getAssetLink, tree } from '@scriptorium/contract/operations/workspace.ts';
import { connect } from 'node:net';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccount, findWorkspace, type Account } from '../../_support/accounts.ts';
import { startServer, type RunningServer } from '../../_support/start-server.ts';
import { canTrace, inject } from '../_support/inject.ts';
import { expectSound } from '../_support/sound.ts';

const BYTES = 3_000_000;
const KILLS = [
  ...[1, 2, 3, 4, 5, 6].map((n) => `fsync,fdatasync:signal=KILL:when=${n}`),
  ...[1, 2].map((n) => `rename,renameat,renameat2:signal=KILL:when=${n}`),
];

/** All or nothing: every listed file has exactly its bytes. Returns the number of files. */
async function expectWholeOrAbsent(account: Account, workspace: string, names: readonly string[]): Promise<number> {
  const { contents } = await account.client.call(tree, { uuid: workspace });
  const there = contents.map(({ name }) => name).filter((name) => names.includes(name));
  for (const name of there) {
    const { url } = await account.client.call(getAssetLink, { workspaceUUID: workspace, path: name });
    const bytes = await account.client.download(url);
    expect(Buffer.compare(bytes, contentOf(names.indexOf(name)))).toBe(0);
  }
  return there.length;
}

const contentOf = (n: number): Uint8Array<ArrayBuffer> => new Uint8Array(BYTES).fill(n + 1);
const leftovers = (server: RunningServer): string[] => readdirSync(join(server.dataDir, 'blobs', 'tmp'));

describe('F-02 a kill during an upload', () => {
  it('F-02 leaves each file complete or absent, at every sync and rename on its path', async (context) => {
    if (!canTrace()) context.skip('strace cannot be used here');
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const workspace = await findWorkspace(ada);
    const names: string[] = [];
    let killed = 0;
    for (const fault of KILLS) {
      const tracer = await inject(server.pid(), fault);
      const part = [0, 1].map((n) => ({ name: `${names.length + n}.bin`, content: contentOf(names.length + n) }));
      names.push(...part.map(({ name }) => name));
      const ended = await ada.client.upload(workspace, '', part).then(
        () => true,
        () => false,
      );
      if (!ended) killed += 1;
      await tracer.end();
      await server.kill();
      await server.start();
      await expectWholeOrAbsent(ada, workspace, names);
      await expectSound(server);
    }
    // Otherwise the faults were not where we think.
    expect(killed).toBeGreaterThan(3);
  });

  it('F-02 keeps nothing of a partially received file', async () => {
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const workspace = await findWorkspace(ada);
    for (const share of [0.01, 0.5, 0.99]) {
      const socket = connect(server.port, '127.0.0.1');
      const head = [
        '--b\r\ncontent-disposition: form-data; name="uuid"\r\n\r\n',
        `${workspace}\r\n--b\r\ncontent-disposition: form-data; name="itemPath"\r\n\r\n`,
        '\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="part.bin"\r\n\r\n',
      ].join('');
      const token = decodeURIComponent(ada.client.cookies.get('XSRF-TOKEN') ?? '');
      socket.write(
        `POST /api/workspace/upload-files HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\norigin: ${server.url}\r\n` +
          `cookie: ${ada.client.cookieHeader()}\r\nx-xsrf-token: ${token}\r\n` +
          `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${head.length + BYTES}\r\n\r\n${head}`,
      );
      socket.write(contentOf(0).subarray(0, BYTES * share));
      socket.on('error', () => undefined);
      await expect.poll(() => leftovers(server), { timeout: 20_000 }).toHaveLength(1);
      await server.kill();
      socket.destroy();
      await server.start();
      expect(await expectWholeOrAbsent(ada, workspace, ['part.bin'])).toBe(0);
      // The sweeper removes leftovers once they are old.
      await expectSound(server);
      await server.stop();
      for (const name of leftovers(server)) {
        rmSync(join(server.dataDir, 'blobs', 'tmp', name));
      }
      await server.start();
    }
  });
});
