import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccount, runCli } from '../../_support/accounts.ts';
import { startServer } from '../../_support/start-server.ts';
import { LiveEditor } from '../../live/live-client.ts';
import { evaluate, INSPECTED } from '../_support/evaluate.ts';
import { isDead } from '../_support/inject.ts';
import { Typing } from '../_support/typing.ts';

describe("the server's environment", () => {
  it('F-10 is survived when the disk is full, without a restart, as soon as there is room again', async (context) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-full-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]).status === 0;
    try {
      if (!mounted) context.skip('a small disk can only be mounted by root');
      await using server = await startServer({ env: { DATA_DIR: dataDir } });
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const filler = join(dataDir, 'filler');
      // Until the WAL needs to grow and cannot.
      let parts = 0;
      let confirmed = -1;
      let sinceProgress = performance.now();
      await expect
        .poll(
          () => {
            const { bavail, bsize } = statfsSync(dataDir);
            if (bavail > 0) writeFileSync(`${filler}${(parts += 1)}`, Buffer.alloc(bavail * bsize));
            if (typing.acknowledged.size > confirmed) sinceProgress = performance.now();
            confirmed = typing.acknowledged.size;
            return performance.now() - sinceProgress > 1500;
          },
          { timeout: 40_000, interval: 100 },
        )
        .toBe(true);
      const answer = await typing.owner.client.post('/api/user/get-data');
      expect(answer.status).toBeLessThan(500);
      for (let part = 1; part <= parts; part += 1) rmSync(`${filler}${part}`);
      await typing.awaitProgress();
      await typing.endSound();
    } finally {
      if (mounted) spawnSync('umount', ['-l', dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  for (const [what, code] of [
    ['thrown where nobody catches it', "setTimeout(() => { throw new Error('R-15') })"],
    ['a promise that is rejected and not awaited', "void Promise.reject(new Error('R-15'))"],
  ] as const) {
    it(`R-15 ${what} is logged, exits cleanly for the supervisor, and loses nothing`, async () => {
      await using server = await startServer({ env: INSPECTED });
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const pid = server.pid();
      await evaluate(server, code);
      await expect.poll(() => isDead(pid), { timeout: 15_000 }).toBe(true);
      expect(server.log()).toMatch(/"level":50.*R-15.*unhandled error/u);
      expect(await server.stop()).toBe(1);
      await server.start();
      await typing.awaitProgress();
      await typing.endSound();
    });
  }

  it('event streams closed while opening leave nothing behind', async () => {
    await using server = await startServer({ env: INSPECTED });
    const ada = await createAccount(server, 'Ada');
    const countTimers = () =>
      evaluate(server, "process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length");
    const before = Number(await countTimers());
    const cookie = ada.client.cookieHeader();
    const head = `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${cookie}\r\n\r\n`;
    for (let n = 0; n < 60; n += 1) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(head);
      await new Promise((resolve) => setTimeout(resolve, n / 12));
      socket.destroy();
    }
    // Each stream has a keep-alive timer.
    await expect.poll(countTimers).toBeLessThanOrEqual(before + 5);
  });

  it('F-09 is survived when the process is suspended for half a minute', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    process.kill(server.pid(), 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    process.kill(server.pid(), 'SIGCONT');
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-16 is survived when another program locks the database longer than a write waits', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const other = new Database(join(server.dataDir, 'scriptorium.sqlite'), { timeout: 10_000 });
    other.exec('begin exclusive');
    await new Promise((resolve) => setTimeout(resolve, 13_000));
    other.exec('rollback');
    other.close();
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-44 starting a second server on the same data does not disturb typists', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    await expect(startServer({ env: { DATA_DIR: server.dataDir } })).rejects.toThrow('already uses');
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-38 open tabs lose nothing when a backup made under load is restored behind them', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const place = mkdtempSync(join(tmpdir(), 'scriptorium-restored-'));
    try {
      const backup = join(place, 'backup');
      await runCli(server, 'backup', backup);
      const atBackup = [...typing.acknowledged];
      await typing.awaitProgress();
      await server.stop();
      const restored = join(place, 'data');
      await runCli({ env: { ...server.env, DATA_DIR: restored } }, 'restore', backup);
      await server.start({ DATA_DIR: restored });
      await typing.endTyping();
      for (const editor of typing.editors) await editor.until(() => editor.isSaved && editor.merges > 0);
      const late = await LiveEditor.open(typing.owner.client, typing.document);
      for (const editor of typing.editors) await editor.until(() => editor.text === late.text);
      expect([...atBackup, ...typing.acknowledged].filter((unit) => !late.text.includes(unit))).toEqual([]);
      // Both sent it back, and yet it is there only once.
      expect([...late.text].filter((unit, at) => late.text.indexOf(unit) !== at)).toEqual([]);
      for (const editor of [...typing.editors, late]) editor.stop();
      expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
    } finally {
      await server.stop();
      rmSync(place, { recursive: true, force: true });
    }
  });
});
