import { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import { getAssetLink, tree } from '@scriptorium/contract/operations/workspace.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccount, findWorkspace, loginAdmin, runCli, type Account } from '../../_support/accounts.ts';
import type { Answer } from '../../_support/client.ts';
import { startServer, type RunningServer } from '../../_support/start-server.ts';
import { canTrace, inject } from '../_support/inject.ts';
import { Typing } from '../_support/typing.ts';

/** The path of a blob. */
function placeOf(server: RunningServer, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return join(server.dataDir, 'blobs', hash.slice(0, 2), hash);
}

async function fetchFile(account: Account, workspaceUUID: string, path: string): Promise<Answer> {
  const { url } = await account.client.call(getAssetLink, { workspaceUUID, path });
  return account.client.get(url);
}

/** The status, or that the response was cut off, which browsers treat as a failure. */
async function outcomeOf(account: Account, workspace: string, path: string): Promise<number | 'broken off'> {
  return fetchFile(account, workspace, path).then(
    ({ status }) => status,
    () => 'broken off',
  );
}

describe('unreadable blobs', () => {
  it('F-12 read errors on one blob affect only that file, which recovers with the disk', async (context) => {
    if (!canTrace()) return context.skip('strace cannot be used here');
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const { owner } = typing;
    const home = await findWorkspace(owner);
    await owner.client.upload(home, '', [
      { name: 'bad.bin', content: 'on a bad place' },
      { name: 'good.bin', content: 'on a good place' },
    ]);
    const fault = await inject(server.pid(), 'read,pread64:error=EIO', [placeOf(server, 'on a bad place')]);
    expect(await outcomeOf(owner, home, 'bad.bin')).not.toBe(200);
    expect(fault.trace()).toContain('(INJECTED)');
    expect((await fetchFile(owner, home, 'good.bin')).body).toBe('on a good place');
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await typing.awaitProgress();
    await fault.end();
    expect((await fetchFile(owner, home, 'bad.bin')).body).toBe('on a bad place');
    await typing.endSound();
  });

  it('F-12 a blob whose directory entry could not be synced is rejected, not used, and stored when sent again', async (context) => {
    if (!canTrace()) return context.skip('strace cannot be used here');
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    const folder = dirname(placeOf(server, 'some bytes'));
    mkdirSync(folder, { recursive: true });
    const upload = () => ada.client.upload(home, '', [{ name: 'a.bin', content: 'some bytes' }]);
    const fault = await inject(server.pid(), 'fsync,fdatasync:error=EIO', [folder]);
    expect((await upload()).status).toBe(503);
    expect(fault.trace()).toContain('(INJECTED)');
    await fault.end();
    expect((await ada.client.call(tree, { uuid: home })).contents).toEqual([]);
    expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults, 1 contents without a file/mu);
    expect((await upload()).status).toBe(200);
    expect((await fetchFile(ada, home, 'a.bin')).body).toBe('some bytes');
    expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
  });

  it('F-28 truncated, empty, missing or different: that file is unavailable, the others are fine, and check names each', async () => {
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    const names = ['cut', 'empty', 'lost', 'other', 'sound'];
    const contentOf = (name: string): string => `The content of the file ${name}.`;
    await ada.client.upload(
      home,
      '',
      names.map((name) => ({ name: `${name}.bin`, content: contentOf(name) })),
    );
    const [cut = '', empty = '', lost = '', other = ''] = names.map((name) => placeOf(server, contentOf(name)));
    truncateSync(cut, 10);
    truncateSync(empty, 0);
    rmSync(lost);
    writeFileSync(other, contentOf('Other'));
    for (const name of ['cut', 'empty', 'lost'])
      expect([name, await outcomeOf(ada, home, `${name}.bin`)]).toEqual([name, 404]);
    // It has the right length: the difference is detected while reading, before its end is sent.
    expect([500, 'broken off']).toContain(await outcomeOf(ada, home, 'other.bin'));
    expect((await fetchFile(ada, home, 'sound.bin')).body).toBe(contentOf('sound'));
    const { contents } = await ada.client.call(tree, { uuid: home });
    expect(contents.map(({ name }) => name)).toEqual(names.map((name) => `${name}.bin`));
    const check = await runCli(server, 'check', '--read').catch((error: { stdout: string; stderr: string }) =>
      [error.stdout, error.stderr].join('\n'),
    );
    for (const place of [cut, empty, lost, other]) expect(check).toContain(place.split('/').at(-1));
    const admin = await loginAdmin(server);
    const told = async (): Promise<string> => JSON.stringify(await admin.client.call(getEventLog, {}));
    for (const place of [cut, empty, lost, other]) await expect.poll(told).toContain(place.split('/').at(-1));
    expect(check).toMatch(/^4 faults/mu);
  });
});
