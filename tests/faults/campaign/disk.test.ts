import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccount, createGroup, findWorkspace, runCli } from '../../_support/accounts.ts';
import type { Client } from '../../_support/client.ts';
import { startServer } from '../../_support/start-server.ts';
import { ReviewingPeople } from '../../review/reviewing-people.ts';
import { canTrace, inject } from '../_support/inject.ts';
import { Typing } from '../_support/typing.ts';

/** A folder on a small disk of its own; null if mounting needs root. */
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

describe("a disk other than the data's", () => {
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

  it('F-11 an unwritable log stops nobody, and resumes when there is room', async (context) => {
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
      // More than fits into the rest of the log's last page.
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

describe('the data disk', () => {
  it('F-44 a first start on a full or read-only disk is refused with advice', async (context) => {
    const small = mountSmall('size=1m');
    if (small === null) return context.skip('a small disk can only be mounted by root');
    try {
      const { bavail, bsize } = statfsSync(small.folder);
      writeFileSync(join(small.folder, 'filler'), Buffer.alloc(bavail * bsize));
      await expect(startServer({ env: { DATA_DIR: small.folder } })).rejects.toThrow(/could not start: .*room/u);
      spawnSync('mount', ['-o', 'remount,ro', small.folder]);
      await expect(startServer({ env: { DATA_DIR: small.folder } })).rejects.toThrow(/could not start: .*read-only/u);
    } finally {
      small.end();
    }
  });

  it('F-13 out of inodes: new files are rejected, typing continues, and it recovers', async (context) => {
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
      expect((await upload()).status).toBe(503);
      await typing.awaitProgress();
      for (const file of made) unlinkSync(file);
      expect((await upload()).status).toBe(200);
      await typing.endSound();
    } finally {
      small.end();
    }
  });

  it('F-13 a temporarily read-only blob disk: uploads are rejected, everything else works, and it recovers', async (context) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-read-only-'));
    const blobs = join(dataDir, 'blobs');
    mkdirSync(blobs);
    const mount = (...words: string[]): boolean => spawnSync('mount', words).status === 0;
    try {
      if (!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', blobs))
        return context.skip('a small disk can only be mounted by root');
      await using server = await startServer({ env: { DATA_DIR: dataDir } });
      const typing = await Typing.start(server);
      const { client } = typing.owner;
      const home = await findWorkspace(typing.owner);
      const upload = (content: string) => client.upload(home, '', [{ name: 'a.bin', content }]);
      expect((await upload('before')).status).toBe(200);
      const { url } = await client.call(getAssetLink, { workspaceUUID: home, path: 'a.bin' });
      expect(mount('-o', 'remount,ro', blobs)).toBe(true);
      expect((await upload('meanwhile')).status).toBe(503);
      expect((await client.get(url)).body).toBe('before');
      await typing.awaitProgress();
      expect(mount('-o', 'remount,rw', blobs)).toBe(true);
      expect((await upload('afterwards')).status).toBe(200);
      expect((await client.get(url)).body).toBe('afterwards');
      await typing.endSound();
    } finally {
      spawnSync('umount', ['-l', blobs]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  for (const error of ['EROFS', 'EDQUOT', 'ENOSPC']) {
    it(`F-13 a database whose WAL returns ${error} confirms nothing, stays readable, and recovers without a restart`, async (context) => {
      if (!canTrace()) return context.skip('strace cannot be used here');
      await using server = await startServer();
      const typing = await Typing.start(server);
      await typing.awaitProgress();
      const home = await findWorkspace(typing.owner);
      const log = join(server.dataDir, 'scriptorium.sqlite-wal');
      const fault = await inject(server.pid(), `pwrite64,write,pwritev:error=${error}`, [log]);
      const input = { uuid: home, parentItem: '', name: 'refused.md' };
      expect((await typing.owner.client.post('/api/workspace/create-text-file', input)).status).toBe(503);
      expect(fault.trace()).toContain('(INJECTED)');
      const typed = typing.typed;
      expect((await typing.owner.client.post('/api/workspace/tree', { uuid: home })).body).toMatchObject({
        contents: [],
      });
      await expect.poll(() => typing.typed).toBeGreaterThan(typed + 20);
      // Confirmations from before the fault may only arrive now; nothing typed since was confirmed.
      expect(typing.confirmedSince(typed)).toEqual([]);
      await fault.end();
      await typing.awaitProgress();
      expect((await typing.owner.client.post('/api/workspace/create-text-file', input)).status).toBe(200);
      await typing.endSound();
    });
  }

  it('F-13 a full disk acknowledges no comment, suggestion or decision, and all are there once when there is room', async (context) => {
    if (!canTrace()) return context.skip('strace cannot be used here');
    await using server = await startServer();
    const people = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')] as const;
    const document = { workspace: await createGroup('Full', ...people), path: 'full.md' };
    const create = (name: string) =>
      people[0].client.post('/api/workspace/create-text-file', { uuid: document.workspace, parentItem: '', name });
    expect((await create(document.path)).status).toBe(200);
    const reviewing = await ReviewingPeople.open(people, document, 1);
    const act = async (): Promise<void> => {
      for (let n = 0; n < 30; n += 1) {
        reviewing.act();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    await act();
    const log = join(server.dataDir, 'scriptorium.sqlite-wal');
    const fault = await inject(server.pid(), 'pwrite64,write,pwritev:error=ENOSPC', [log]);
    // After whatever was acknowledged before the disk was full.
    expect((await create('refused.md')).status).toBe(503);
    const { confirmed } = reviewing;
    await act();
    expect((await create('refused.md')).status).toBe(503);
    expect(reviewing.confirmed).toBe(confirmed);
    await fault.end();
    await reviewing.untilConfirmed();
    await act();
    await reviewing.endSound();
    expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
  });

  it('F-13 out of file handles: an upload is rejected, typing continues, and it recovers without a restart', async (context) => {
    await using server = await startServer();
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    const { client } = typing.owner;
    const home = await findWorkspace(typing.owner);
    // On existing connections, since the server could not accept a new one.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const upload = () => uploadOver(agent, client, home);
    expect(await upload()).toBe(200);
    const taken = new Set(readdirSync(`/proc/${server.pid()}/fd`).map(Number));
    let free = 0;
    while (taken.has(free)) free += 1;
    const limit = (files: number): number | null =>
      spawnSync('prlimit', ['--pid', String(server.pid()), `--nofile=${files}:4096`]).status;
    if (limit(free) !== 0) return context.skip('prlimit cannot be used here');
    expect(await upload()).toBe(503);
    await typing.awaitProgress();
    expect(limit(4096)).toBe(0);
    expect(await upload()).toBe(200);
    agent.destroy();
    await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(200);
    await typing.endSound();
  });
});

/** Uploads a file over this agent's connections; returns the status. */
async function uploadOver(agent: Agent, client: Client, workspace: string): Promise<number> {
  const form = new FormData();
  form.append('uuid', workspace);
  form.append('itemPath', '');
  form.append('file', new Blob(['some bytes']), 'a.bin');
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    origin: client.origin,
    cookie: client.cookieHeader(),
    'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? ''),
  };
  const url = new URL('/api/workspace/upload-files', client.origin);
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(body);
  });
}
