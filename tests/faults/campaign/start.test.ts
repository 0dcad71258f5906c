import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADMIN, NODE, START, startServer } from '../../_support/start-server.ts';
import { canTrace } from '../_support/inject.ts';
import { expectSound } from '../_support/sound.ts';

const SYNCS = [1, 2, 3, 4, 5, 6, 8, 10, 12];
const WRITES = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];

/** Starts the server on an empty directory under strace, which kills it at the n-th call; returns whether it did. */
async function startUntilKilled(dataDir: string, fault: string): Promise<boolean> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const calls = fault.split(':')[0] ?? '';
  // Only the database files: Node itself writes to pipes and caches.
  const files = ['', '-wal', '-shm', '-journal'].flatMap((end) => ['-P', join(dataDir, `scriptorium.sqlite${end}`)]);
  const words = ['-f', '-qq', '-o', '/dev/null', ...files, '-e', `trace=${calls}`, '-e', `inject=${fault}`];
  const traced = spawn('strace', [...words, NODE, ...START], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  let printed = '';
  const gone = once(traced, 'exit');
  traced.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('is ready')) process.kill(-(traced.pid ?? 0), 'SIGKILL');
  });
  await gone;
  return !printed.includes('is ready');
}

describe('F-04 a kill during the first start, which creates all tables', () => {
  const faults = [
    ...SYNCS.map((n) => `fsync,fdatasync:signal=KILL:when=${n}`),
    ...WRITES.map((n) => `pwrite64,write:signal=KILL:when=${n}`),
  ];
  it.each(faults)('F-04 %s: the next start completes it', async (fault) => {
    if (!canTrace()) return expect(canTrace(), 'strace cannot be used here').toBe(true);
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-first-'));
    try {
      await startUntilKilled(dataDir, fault);
      await using server = await startServer({ env: { DATA_DIR: dataDir } });
      await expectSound(server);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('F-04 the kills happen before the server is ready', async (context) => {
    if (!canTrace()) context.skip('strace cannot be used here');
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-first-'));
    expect(await startUntilKilled(dataDir, 'pwrite64,write:signal=KILL:when=5')).toBe(true);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
