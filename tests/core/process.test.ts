import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loginAdmin, mustPost, runCli } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { NODE, ROOT, START, startServer } from '../_support/start-server.ts';

describe('the process', () => {
  it('is started with the same flags in every distribution', () => {
    const flags = START.filter((word) => word.startsWith('--'));
    expect(flags).not.toEqual([]);
    for (const file of ['Dockerfile', 'deploy/scriptorium.service']) {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      const command = lines.find((line) => /^(?:CMD|ExecStart).*server\/dist\/main\.js/.test(line));
      expect(command?.match(/--[^\s"]+/g)).toEqual(flags);
    }
  });

  it('exits with 0 within ten seconds of SIGTERM, with a stream open, leaving a sound database', async () => {
    await using server = await startServer();
    const admin = await loginAdmin(server);
    const stream = await fetch(`${server.url}/api/events`, { headers: { cookie: admin.client.cookieHeader() } });
    expect(stream.status).toBe(200);
    const started = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    await stream.body?.cancel().catch(() => undefined);
    const wal = `${server.dataDir}/scriptorium.sqlite-wal`;
    if (existsSync(wal)) expect(statSync(wal).size).toBe(0);
    await server.start();
    expect((await admin.client.post('/api/user/get-data')).status).toBe(200);
  });

  it('keeps everything acknowledged when killed while writing', async () => {
    await using server = await startServer();
    const admin = await loginAdmin(server);
    await mustPost(admin.client, '/api/admin/settings/update', { key: 'user_group_management_limit', value: '0' });
    const acknowledged: string[] = [];
    const until = new AbortController();
    const write = async (worker: number): Promise<void> => {
      for (let n = 0; !until.signal.aborted; n += 1) {
        const groupName = `group ${worker} ${n}`;
        const answer = await admin.client.post('/api/groups/create', { groupName }).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(groupName);
        if (answer === undefined) return;
      }
    };
    const writers = [0, 1, 2, 3].map(write);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(40);
    await server.kill();
    until.abort();
    await Promise.all(writers);
    await server.start();
    const { body } = await admin.client.post('/api/admin/groups/list');
    const names = new Set((body as { groups: { name: string }[] }).groups.map((group) => group.name));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  });
});

if (FULL)
  describe('the CLI', () => {
    // admin/cli.test.ts uses the terminal with and without a running server.
    it('works with and without a running server, and is in the event log as itself', async () => {
      await using server = await startServer();
      await runCli(
        server,
        'user',
        'create',
        '--email',
        'cli@example.org',
        '--name',
        'Cli',
        '--password',
        'made on the shell',
      );
      await runCli(server, 'group', 'create', '--name', 'Shell', '--owner', 'cli@example.org');
      await runCli(server, 'group', 'add-member', '--group', 'Shell', '--user', 'admin@example.org');
      await server.stop();
      await runCli(server, 'user', 'promote', '--email', 'cli@example.org');
      expect(await runCli(server, 'group', 'list')).toMatch(/Shell\t2 members/);
      const link = await runCli(server, 'user', 'reset-link', '--email', 'cli@example.org');
      expect(link).toMatch(/\/reset-password\?token=[\w-]{43}/);
      expect(await runCli(server, 'event', 'tail')).toMatch(/\tcli\t/);
      await expect(runCli(server, 'user', 'suspend', '--email', 'nobody@example.org')).rejects.toThrow();
      await expect(runCli(server, 'user', 'fly')).rejects.toThrow();
    });

    it('waits for a server that is just starting', async () => {
      await using server = await startServer();
      await server.stop();
      const child = spawn(NODE, START, { env: server.env, stdio: 'ignore' });
      try {
        expect(await runCli(server, 'user', 'list')).toContain('admin@example.org');
      } finally {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    });
  });
