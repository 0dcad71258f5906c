import { describe, expect, it } from 'vitest';
import { startServer } from '../_support/start-server.ts';
import { Typing } from './_support/typing.ts';

describe('faults while people type', () => {
  it('F-08 exits with 0 on SIGTERM under load, and nobody loses a letter', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await server.start();
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-09 resumes after a brief suspension, like that of a sleeping laptop', async () => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    process.kill(server.pid(), 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    process.kill(server.pid(), 'SIGCONT');
    await typing.awaitProgress();
    await typing.endSound();
  });
});
