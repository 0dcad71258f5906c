import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccount, findWorkspace, runCli } from '../../_support/accounts.ts';
import { startServer } from '../../_support/start-server.ts';
import { newClientId, openSocket } from '../../live/live-client.ts';
import { confine } from '../_support/confine.ts';
import { Typing } from '../_support/typing.ts';

describe('scarce resources', () => {
  it('F-42 512 MB and a fifth of a CPU make it slow, but lose nothing', async (context) => {
    await using server = await startServer();
    const group = confine(server, { memory: '512M', processorShare: 0.2 });
    if (group === null) return context.skip('control groups cannot be made here');
    const typing = await Typing.start(server);
    for (let round = 0; round < 5; round += 1) await typing.awaitProgress();
    await typing.endSound();
    await server.stop();
    group.end();
  });

  it('F-40 a client that never reads does not slow the others', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    const deaf = await openSocket(typing.owner.client, typing.document, { protocol: '1', clientID: newClientId() });
    await deaf.next('get-document');
    deaf.send({ type: 'pull-updates', clientVersion: 0 });
    deaf.raw.pause();
    for (let round = 0; round < 20; round += 1) await typing.awaitProgress();
    deaf.raw.terminate();
    await typing.endSound();
  });
});

describe('restoring mismatched parts', () => {
  it('F-37 lists the missing blobs, keeps the others, and starts', async () => {
    const place = mkdtempSync(join(tmpdir(), 'scriptorium-mixed-'));
    try {
      await using server = await startServer();
      const ada = await createAccount(server, 'Ada');
      const home = await findWorkspace(ada);
      const files = ['older', 'newer'].map((name) => ({ name, content: `The content of ${name}.` }));
      await ada.client.upload(home, '', files);
      const backup = join(place, 'backup');
      await runCli(server, 'backup', backup);
      await server.stop();
      const restored = join(place, 'data');
      await runCli({ env: { ...server.env, DATA_DIR: restored } }, 'restore', backup);
      const blobs = join(restored, 'blobs');
      const shards = readdirSync(blobs).filter((name) => /^[0-9a-f]{2}$/u.test(name));
      const stored = shards.flatMap((shard) => readdirSync(join(blobs, shard)).map((hash) => join(shard, hash)));
      const lost = stored.find((path) => readFileSync(join(blobs, path), 'utf8').endsWith('newer.')) ?? '';
      rmSync(join(blobs, lost));
      const stranger = 'ab'.repeat(32);
      mkdirSync(join(blobs, 'ab'), { recursive: true });
      writeFileSync(join(blobs, 'ab', stranger), 'nobody names me');

      await server.start({ DATA_DIR: restored });
      const check = await runCli(server, 'check', '--read').catch((error: { stderr: string }) => error.stderr);
      expect(check).toContain(lost.split('/')[1]);
      expect(check).toContain('1 faults, 1 contents without a file');
      const { url } = await ada.client.call(getAssetLink, { workspaceUUID: home, path: 'older' });
      expect(new TextDecoder().decode(await ada.client.download(url))).toBe('The content of older.');
      const missing = await ada.client.call(getAssetLink, { workspaceUUID: home, path: 'newer' });
      await expect(ada.client.download(missing.url)).rejects.toThrow(/4\d\d|5\d\d/u);
      await server.stop();
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
});
