import { describe, expect, it } from 'vitest';
import { startServer } from '../../_support/start-server.ts';
import { canTrace, inject, isDead } from '../_support/inject.ts';
import { Typing } from '../_support/typing.ts';

const MOST_SYNCS = 50;

/** SQLite syncs with either call, as it was built; a count for each would never reach the same moment. */
const SYNCS = 'fsync,fdatasync';

describe('the moment of a sync to the disk', () => {
  for (let n = 1; n <= MOST_SYNCS; n += 1) {
    it(`F-01 is survived when the process is killed at sync ${n}`, async (context) => {
      if (!canTrace()) context.skip('strace cannot be used here');
      await using server = await startServer();
      const typing = await Typing.start(server);
      const fault = await inject(server.pid(), `${SYNCS}:signal=KILL:when=${n}`);
      const pid = server.pid();
      await expect.poll(() => isDead(pid), { timeout: 30_000 }).toBe(true);
      await fault.end();
      await server.kill();
      await server.start();
      await typing.awaitProgress();
      await typing.endSound();
    });
  }

  for (const n of [1, 2, 5]) {
    it(`F-12 costs nothing confirmed when the disk fails at sync ${n}, also after a restart`, async (context) => {
      if (!canTrace()) context.skip('strace cannot be used here');
      await using server = await startServer();
      const typing = await Typing.start(server);
      const fault = await inject(server.pid(), `${SYNCS}:error=EIO:when=${n}`);
      await expect.poll(() => fault.trace(), { timeout: 30_000 }).toContain('(INJECTED)');
      await fault.end();
      await server.kill();
      await server.start();
      await typing.awaitProgress();
      await typing.endSound();
    });
  }
});
