import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import {
  createFolder,
  createTextFile,
  deletePath,
  getAssetLink,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createAccount, findWorkspace, loginAs, runCli, type Account } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import { startServer, type RunningServer } from '../../_support/start-server.ts';
import { expectSound } from '../_support/sound.ts';

const WAIT = { timeout: 90_000, interval: 50 };

/** pandoc takes quadratic time for this many asterisks. */
async function scheduleSlow(account: Account, uuid: string, stars = 40_000): Promise<string> {
  await account.client.upload(uuid, '', [{ name: 'slow.md', content: '*_'.repeat(stars) }]);
  const { defaultsFiles } = await account.client.call(listDefaults, {});
  const html = defaultsFiles.find(({ name }) => name === 'HTML')?.uuid ?? '';
  const { job } = await account.client.call(schedule, { uuid, profileUuid: html, files: ['slow.md'] });
  await expect.poll(() => stateOf(account, job.id), WAIT).toBe('running');
  return job.id;
}

async function stateOf(account: Account, id: string): Promise<string | undefined> {
  const { jobs } = await account.client.call(listJobs, { limit: 200 });
  return jobs.find((job) => job.id === id)?.state;
}

async function namesIn(account: Account, uuid: string): Promise<string[]> {
  const { contents } = await account.client.call(tree, { uuid });
  return contents.map(({ name }) => name).toSorted();
}

async function countNotices(account: Account): Promise<number> {
  const { notifications } = await account.client.call(getNotifications, {});
  return notifications.filter(({ message }) => message.includes('slow')).length;
}

/** Child processes of a server that are still running. */
function childrenOf(server: RunningServer): number[] {
  const all = readFileSync(`/proc/${server.pid()}/task/${server.pid()}/children`, 'utf8');
  return all.trim().split(' ').filter(Boolean).map(Number);
}

describe('interrupted work', () => {
  it('F-03 a converter that always dies ends its job with a notification and no file, and the queue moves on', async () => {
    await using server = await startServer({ env: { JOB_CONCURRENCY: '1' } });
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    const id = await scheduleSlow(ada, home);
    const killed = new Set<number>();
    await expect
      .poll(async () => {
        for (const child of childrenOf(server)) {
          killed.add(child);
          process.kill(child, 'SIGKILL');
        }
        return stateOf(ada, id);
      }, WAIT)
      .toBe('failed');
    // It was retried, but not forever.
    expect(killed.size).toBeGreaterThanOrEqual(2);
    expect(killed.size).toBeLessThanOrEqual(6);
    expect(await namesIn(ada, home)).toEqual(['slow.md']);
    expect(await countNotices(ada)).toBe(1);
    await ada.client.upload(home, '', [{ name: 'quick.md', content: '# Quick\n' }]);
    const { defaultsFiles } = await ada.client.call(listDefaults, {});
    const html = defaultsFiles.find(({ name }) => name === 'HTML')?.uuid ?? '';
    const { job } = await ada.client.call(schedule, { uuid: home, profileUuid: html, files: ['quick.md'] });
    await expect.poll(() => stateOf(ada, job.id), WAIT).toBe('done');
    expect(await stateOf(ada, id)).toBe('failed');
    expect(await namesIn(ada, home)).toEqual(['quick.html', 'quick.md', 'slow.md']);
    await expectSound(server);
  });

  it('F-03 a converter that dies once costs a retry: one complete file and one notification', async () => {
    await using server = await startServer({ env: { JOB_CONCURRENCY: '1' } });
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    const id = await scheduleSlow(ada, home, 8000);
    await expect.poll(() => childrenOf(server).length, WAIT).toBeGreaterThan(0);
    expect(await stateOf(ada, id)).toBe('running');
    for (const child of childrenOf(server)) process.kill(child, 'SIGKILL');
    await expect.poll(() => stateOf(ada, id), WAIT).toBe('done');
    expect(await namesIn(ada, home)).toEqual(['slow.html', 'slow.md']);
    expect(await countNotices(ada)).toBe(1);
    const { url } = await ada.client.call(getAssetLink, { workspaceUUID: home, path: 'slow.html' });
    expect(new TextDecoder().decode(await ada.client.download(url))).toMatch(/<\/html>\s*$/u);
    await expectSound(server);
  });

  it('F-08 SIGTERM exits with 0 within ten seconds with an export and an upload running and sockets open', async () => {
    await using server = await startServer({ env: { JOB_CONCURRENCY: '1' } });
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    const id = await scheduleSlow(ada, home);
    const stream = await fetch(new URL('/api/events', server.url), { headers: { cookie: ada.client.cookieHeader() } });
    const half = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(100_000)) });
    const headers = { cookie: ada.client.cookieHeader(), 'content-type': 'multipart/form-data; boundary=b' };
    const upload = fetch(new URL('/api/workspace/upload-files', server.url), {
      method: 'POST',
      headers: { ...headers, origin: server.url, 'x-xsrf-token': ada.client.cookies.get('XSRF-TOKEN') ?? '' },
      body: half,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut',
    );
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_500);
    await stream.body?.cancel().catch(() => undefined);
    expect(await upload).not.toBe(200);
    await server.start();
    await expect.poll(() => stateOf(ada, id), WAIT).toMatch(/^(failed|done)$/u);
    await expectSound(server);
  });

  it('F-06 a kill between sending a mail and recording it costs at most one duplicate with the same id', async () => {
    const received: string[] = [];
    const state: { server: RunningServer | null } = { server: null };
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(/^Message-ID: (\S+)/mu.exec(text)?.[1] ?? '');
          // The e-mail has arrived, but its sender never learns that.
          if (received.length === 1 && state.server !== null) process.kill(state.server.pid(), 'SIGKILL');
          done();
        });
      },
    });
    sink.listen(0, '127.0.0.1');
    await once(sink.server, 'listening');
    const { port } = sink.server.address() as AddressInfo;
    await using server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    state.server = server;
    await runCli(server, 'user', 'create', '--email', 'zoe@example.org', '--name', 'Zoe');
    await expect.poll(() => received.length, WAIT).toBe(1);
    await server.kill();
    // It becomes due again after a running job's time limit.
    await runSql(server, 'update job set run_at = 0, lease_until = 0');
    await runSql(server, 'update mail set next_at = 0');
    await server.start();
    const sent = async (): Promise<unknown> => (await runSql(server, 'select state from mail'))[0]?.['state'];
    await expect.poll(sent, WAIT).toBe('sent');
    expect(received.length).toBeLessThanOrEqual(2);
    expect(new Set(received).size).toBe(1);
    await expectSound(server);
    await new Promise<void>((resolve) => sink.close(() => resolve()));
  });

  it('F-07 a kill while emptying a trash leaves all of it or nothing', async () => {
    await using server = await startServer();
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    for (let round = 0; round < 6; round += 1) {
      const folder = `folder ${round}`;
      await ada.client.call(createFolder, { uuid: home, parentItem: '', name: folder });
      const files = Array.from({ length: 60 }, (_, n) => ({ name: `${n}.bin`, content: `${round} ${n}` }));
      await ada.client.upload(home, folder, files);
      await ada.client.call(deletePath, { uuid: home, itemPath: folder });
      const counted = async (): Promise<number> =>
        Number((await runSql(server, `select count(*) as n from item where name like '%.bin'`))[0]?.['n']);
      const whole = await counted();
      const emptying = ada.client.post('/api/workspace/purge-items', { uuid: home }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, round * 4));
      await server.kill();
      await emptying;
      await server.start();
      expect([0, whole]).toContain(await counted());
      await expectSound(server);
    }
  });

  it('F-07 a kill while deleting an account leaves all of it or nothing', async () => {
    await using server = await startServer();
    for (let round = 0; round < 6; round += 1) {
      const ada = await createAccount(server, `Ada${round}`);
      const home = await findWorkspace(ada);
      const files = Array.from({ length: 60 }, (_, n) => ({ name: `${n}.bin`, content: `${round} ${n}` }));
      await ada.client.upload(home, '', files);
      const counted = async (): Promise<number> =>
        Number((await runSql(server, `select count(*) as n from item where workspace_id = '${home}'`))[0]?.['n']);
      const whole = await counted();
      const deletion = ada.client.post('/api/user/delete-account', { password: ada.password }).catch(() => undefined);
      // Checking the password comes first and takes most of the time.
      await new Promise((resolve) => setTimeout(resolve, 20 + round * 25));
      await server.kill();
      await deletion;
      await server.start();
      const isThere = await loginAs(server, ada).then(
        () => true,
        () => false,
      );
      if (isThere) expect(await counted()).toBe(whole);
      else expect([0, whole]).toContain(await counted());
      await expectSound(server);
    }
  });

  it('F-14 the clock jumps and nobody is logged out', async (context) => {
    const library = findFakeTime();
    if (library === null) context.skip('libfaketime is not installed');
    const folder = mkdtempSync(`${tmpdir()}/scriptorium-clock-`);
    const file = `${folder}/offset`;
    writeFileSync(file, '+0');
    await using server = await startServer({
      env: {
        LD_PRELOAD: library ?? '',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_NO_CACHE: '1',
        FAKETIME_TIMESTAMP_FILE: file,
      },
    });
    const ada = await createAccount(server, 'Ada');
    const home = await findWorkspace(ada);
    for (const [n, offset] of ['+2h', '-1h', '-20000d', '+0'].entries()) {
      writeFileSync(file, offset);
      expect((await ada.client.post('/api/user/get-data')).status, offset).toBe(200);
      await ada.client.call(createTextFile, { uuid: home, parentItem: '', name: `${n}.md`, content: offset });
    }
    expect(server.log()).not.toContain('"level":60');
    rmSync(folder, { recursive: true, force: true });
    await expectSound(server);
  });
});

function findFakeTime(): string | null {
  try {
    const found = execFileSync('find', ['/usr/lib', '-name', 'libfaketimeMT.so.1'], { encoding: 'utf8' }).trim();
    return found === '' ? null : (found.split('\n')[0] ?? null);
  } catch {
    return null;
  }
}
