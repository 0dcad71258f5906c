import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWorkspace, runCli } from '../../_support/accounts.ts';
import { startServer } from '../../_support/start-server.ts';
import { canTrace, inject } from '../_support/inject.ts';
import { expectSound } from '../_support/sound.ts';
import { Typing } from '../_support/typing.ts';

/** A folder on a small disk of its own; null where only root may mount one. */
function mountSmall(options: string): { folder: string; end(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-small-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  chmodSync(folder, 0o777);
  return {
    folder,
    end: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('a disk beside the data', () => {
  it('F-11 a full disk for temporary files stops nobody', async (context) => {
    const small = mountSmall('size=1m');
    if (small === null) return context.skip('a small disk can only be mounted by root');
    try {
      const { bavail, bsize } = statfsSync(small.folder);
      writeFileSync(join(small.folder, 'filler'), Buffer.alloc(bavail * bsize));
      await using server = await startServer({ env: { TMPDIR: small.folder } });
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const home = await findWorkspace(typing.owner);
      const answer = await typing.owner.client.upload(home, '', [{ name: 'a.bin', content: 'some bytes' }]);
      expect(answer.status).toBe(200);
      await typing.endSound();
    } finally {
      small.end();
    }
  });

  it('F-11 a log that cannot be written any more stops nobody, and goes on when there is room', async (context) => {
    const small = mountSmall('size=1m');
    if (small === null) return context.skip('a small disk can only be mounted by root');
    const file = join(small.folder, 'log');
    const stdout = openSync(file, 'a');
    try {
      await using server = await startServer({ stdout });
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const filler = join(small.folder, 'filler');
      const { bavail, bsize } = statfsSync(small.folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      // More than fits into what is left of the last page of the log.
      for (let n = 0; n < 60; n += 1) await fetch(`${server.url}/health`);
      await typing.awaitProgress();
      const full = statSync(file).size;
      unlinkSync(filler);
      await fetch(`${server.url}/health`);
      await expect.poll(() => statSync(file).size, { timeout: 10_000 }).toBeGreaterThan(full);
      await typing.endSound();
    } finally {
      closeSync(stdout);
      small.end();
    }
  });
});

describe('the disk of the data', () => {
  it('F-13 out of inodes: new files are refused, typing goes on, and it heals', async (context) => {
    const small = mountSmall('size=64m,nr_inodes=400');
    if (small === null) return context.skip('a small disk can only be mounted by root');
    try {
      await using server = await startServer({ env: { DATA_DIR: small.folder } });
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const made: string[] = [];
      try {
        for (;;) {
          const file = join(small.folder, `filler${made.length}`);
          writeFileSync(file, '');
          made.push(file);
        }
      } catch {
        expect(made.length).toBeGreaterThan(10);
      }
      const home = await findWorkspace(typing.owner);
      const upload = () => typing.owner.client.upload(home, '', [{ name: 'a.bin', content: 'some bytes' }]);
      expect((await upload()).status).toBeGreaterThanOrEqual(500);
      await typing.awaitProgress();
      for (const file of made) unlinkSync(file);
      expect((await upload()).status).toBe(200);
      await typing.endSound();
    } finally {
      small.end();
    }
  });

  it('F-13 read-only for a while: nothing is confirmed that is not stored, and it heals without a restart', async (context) => {
    const small = mountSmall('size=64m');
    if (small === null) return context.skip('a small disk can only be mounted by root');
    try {
      await using server = await startServer({ env: { DATA_DIR: small.folder } });
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const home = await findWorkspace(typing.owner);
      const upload = () => typing.owner.client.upload(home, '', [{ name: 'a.bin', content: 'some bytes' }]);
      // A disk on which files are open for writing cannot become read-only: new ones are refused by their limit instead.
      const remounted = spawnSync('mount', ['-o', 'remount,ro', small.folder]).status === 0;
      if (remounted) {
        expect((await upload()).status).toBeGreaterThanOrEqual(500);
        spawnSync('mount', ['-o', 'remount,rw', small.folder]);
      }
      expect((await upload()).status).toBe(200);
      await typing.awaitProgress();
      await typing.endSound();
    } finally {
      small.end();
    }
  });

  it('F-13 out of file handles: calls are refused or wait, and it heals without a restart', async (context) => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const limit = (files: string): number | null =>
      spawnSync('prlimit', ['--pid', String(server.pid()), `--nofile=${files}`]).status;
    if (limit('10:4096') !== 0) return context.skip('prlimit cannot be used here');
    const refused = await fetch(`${server.url}/health`, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status,
      () => 'no answer',
    );
    expect(refused).not.toBe(500);
    expect(limit('4096:4096')).toBe(0);
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-12 a read that fails is answered with an error for that file only', async (context) => {
    if (!canTrace()) return context.skip('strace cannot be used here');
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const fault = await inject(server.pid(), 'pread64:error=EIO:when=1..5');
    await runCli(server, 'user', 'list').catch(() => undefined);
    await fault.end();
    await server.stop();
    await server.start();
    await typing.awaitProgress();
    await typing.endSound();
    await expectSound(server);
  });
});
