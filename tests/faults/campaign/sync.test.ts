import { describe, expect, it } from 'vitest';
import { startServer } from '../../_support/start-server.ts';
import { canTrace, inject, isDead } from '../_support/inject.ts';
import { Typing } from '../_support/typing.ts';

const MAX_SYNCS = 50;

/** SQLite uses either call, depending on its build; counted separately, they would miss the same moment. */
const SYNCS = 'fsync,fdatasync';

describe('syncing to disk', () => {
  for (let n = 1; n <= MAX_SYNCS; n += 1) {
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
    it(`F-12 a failing sync (the ${n}.) ends the process, which loses nothing confirmed and is sound after a restart`, async (context) => {
      if (!canTrace()) context.skip('strace cannot be used here');
      await using server = await startServer();
      const typing = await Typing.start(server);
      const pid = server.pid();
      const fault = await inject(pid, `${SYNCS}:error=EIO:when=${n}`);
      // Nobody knows what is on disk, so the server must not continue.
      await expect.poll(() => isDead(pid), { timeout: 30_000 }).toBe(true);
      expect(fault.trace()).toContain('(INJECTED)');
      await fault.end();
      await server.kill();
      expect(server.log()).toMatch(/"level":60.*cannot be written any more/u);
      await server.start();
      await typing.awaitProgress();
      await typing.endSound();
    });
  }
});
