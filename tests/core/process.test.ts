import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loginAdmin, mustPost, runCli } from '../_support/accounts.ts';
import { NODE, ROOT, START, startServer } from '../_support/start-server.ts';

const run = promisify(execFile);
const start = (env: Record<string, string>) =>
  run(NODE, START, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    timeout: 30_000,
  }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
  );

describe('the process', () => {
  it('is started with the same flags everywhere it is delivered', () => {
    const flags = START.filter((word) => word.startsWith('--'));
    expect(flags).not.toEqual([]);
    for (const file of ['Dockerfile', 'deploy/scriptorium.service']) {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      const command = lines.find((line) => /^(?:CMD|ExecStart).*server\/src\/main\.ts/.test(line));
      expect(command?.match(/--[^\s"]+/g)).toEqual(flags);
    }
  });

  it('refuses in one line to share a data directory', async () => {
    await using server = await startServer();
    const { code, stderr } = await start({ ...server.env, PORT: '0' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      `Scriptorium could not start: Another Scriptorium process already uses ${server.dataDir}. ` +
        'Stop that one, or set DATA_DIR to another directory.',
    );
  });

  it('says in one line which setting of the environment is wrong', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-'));
    for (const [name, value] of [
      ['PORT', 'many'],
      ['PUBLIC_URL', 'docs.example.org/path'],
      ['DATABASE_URL', 'mysql://x'],
      ['LOG_LEVEL', 'loud'],
    ] as const) {
      const { code, stderr } = await start({ DATA_DIR: dataDir, [name]: value });
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toContain(name);
    }
    rmSync(dataDir, { recursive: true });
  });

  it('says in one line that the database is not there, or that the password of the administrator is too weak', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-'));
    const away = await start({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(away.code).toBe(1);
    expect(away.stderr.trim().split('\n')).toHaveLength(1);
    const weak = await start({
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_EMAIL: 'a@example.org',
      ADMIN_PASSWORD: 'password123',
    });
    expect(weak.code).toBe(1);
    expect(weak.stderr.trim()).toMatch(/^Scriptorium could not start: This password is on the list/);
    rmSync(dataDir, { recursive: true });
  });

  it('ends with 0 within ten seconds of SIGTERM, with a stream open, and leaves a database that is whole', async () => {
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

  it('keeps what it has acknowledged when it is killed in the middle of writing', async () => {
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

describe('the command line', () => {
  it('works beside a running server and without one, and is in the event log as itself', async () => {
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
    expect(await runCli(server, 'user', 'list')).toContain('cli@example.org');
    await runCli(server, 'group', 'create', '--name', 'Shell', '--owner', 'cli@example.org');
    await runCli(server, 'group', 'add-member', '--group', 'Shell', '--user', 'admin@example.org');
    expect(await runCli(server, 'settings', 'set', 'registration_open', '1')).toContain('1');
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
