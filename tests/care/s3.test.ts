import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overview } from '@scriptorium/contract/operations/admin.ts';
import { upload, run } from '@scriptorium/contract/operations/import.ts';
import { getAssetLink, list, readText } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../_support/full.ts';
import { type Account, createAccount, loginAdmin, loginAs } from '../_support/accounts.ts';
import { type FakeS3, startFakeS3 } from '../_support/fake-s3.ts';
import { createDatabase } from '../_support/postgres.ts';
import { CAN_BACK_UP } from '../_support/postgres-tools.ts';
import { CLI, findFreePort, NODE, ROOT, type RunningServer, startServer } from '../_support/start-server.ts';
import { makeWord, paragraph, run as words } from '../imports/_support/make-files.ts';
import { cli, tryStart } from './_support/operator.ts';

/** Copies the database, as disk snapshots and PostgreSQL templates do; the server must not run. */
async function copyDatabase(server: RunningServer, place: string): Promise<Record<string, string>> {
  const dataDir = join(place, 'copied');
  cpSync(server.dataDir, dataDir, { recursive: true });
  const { DATABASE_URL: url } = server.env;
  const env = { ...server.env, DATA_DIR: dataDir, PORT: String(await findFreePort()) };
  return url === undefined ? env : { ...env, DATABASE_URL: await createDatabase(new URL(url).pathname.slice(1)) };
}

describe('a folder that servers share', () => {
  it('is given to a copy of the database only by a command, after which the original is refused', async () => {
    const place = mkdtempSync(join(tmpdir(), 'scriptorium-folder-'));
    const folder = mkdtempSync(join(place, 'shared-'));
    const server = await startServer({ env: { SHARED_FOLDER: folder } });
    try {
      expect(await server.stop()).toBe(0);
      const copied = await copyDatabase(server, place);
      expect(await cli(copied, 'take-over-folder')).toMatchObject({
        code: 0,
        text: expect.stringContaining('belongs to this database now'),
      });
      expect(await tryStart(server.env)).toMatch(
        /: The folder \S+ of SHARED_FOLDER is used by another copy of this database: .*"npm run cli -- take-over-folder"\.$/mu,
      );
      expect(await cli(server.env, 'take-over-folder')).toMatchObject({ code: 0 });
      expect(await tryStart(copied)).toContain('is used by another copy of this database');
      await server.start();
    } finally {
      await server.dispose();
      rmSync(place, { recursive: true });
    }
  });
});

describe('moving an installation to a bucket', () => {
  let server: RunningServer;
  let s3: FakeS3;
  let ada: Account;
  let workspace: string;
  const place = mkdtempSync(join(tmpdir(), 'scriptorium-s3-'));
  /** More than one part. */
  const large = randomBytes(9 * 1024 * 1024);
  const hash = createHash('sha256').update(large).digest('hex');
  const inBucket = (store = s3) => [...store.objects.keys()].filter((key) => /^[0-9a-f]{64}\//u.test(key));
  const read = async (name: string, range?: string): Promise<Buffer> => {
    const { url } = await ada.client.call(getAssetLink, { workspaceUUID: workspace, path: name });
    const headers = { cookie: ada.client.cookieHeader(), ...(range === undefined ? {} : { range }) };
    const response = await fetch(new URL(url, server.url), { headers });
    return Buffer.from(await response.arrayBuffer());
  };

  beforeAll(async () => {
    s3 = await startFakeS3();
    server = await startServer();
    ada = await createAccount(server, 'Ada');
    workspace = (await ada.client.call(list, {})).workspaces[0]?.uuid ?? '';
    for (let number = 0; number < 12; number += 1)
      await ada.client.upload(workspace, '', [{ name: `${number}.bin`, content: randomBytes(1000 + number) }]);
    await ada.client.upload(workspace, '', [{ name: 'large.bin', content: large }]);
  });
  afterEach(() => void (s3.fault = null));
  afterAll(async () => {
    await server?.dispose();
    await s3?.close();
    rmSync(place, { recursive: true, force: true });
  });

  it('is refused while its server runs, survives a kill, and reports what it will do and has done', async () => {
    const env = { ...server.env, ...s3.env };
    expect(await cli(server.env, 'move-to-s3')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Set S3_BUCKET'),
    });
    expect((await cli(env, 'move-to-s3')).code).toBe(1);
    expect(inBucket()).toEqual([]);
    await server.stop();

    expect(await tryStart(env)).toContain('move them with "npm run cli -- move-to-s3"');
    // Killed while uploading the fourth blob: first into a bucket that is then abandoned, later into this one.
    const elsewhere = await startFakeS3('elsewhere');
    for (const store of [elsewhere, s3]) {
      const child = spawn(NODE, [CLI, 'move-to-s3'], { env: { ...env, ...store.env }, cwd: ROOT, stdio: 'ignore' });
      store.fault = ({ method, key }) => {
        if (method !== 'PUT' || !key.includes('/') || inBucket(store).length < 4) return undefined;
        child.kill('SIGKILL');
        return { cut: true };
      };
      await once(child, 'exit');
      store.fault = null;
    }
    await elsewhere.close();
    const before = inBucket();
    expect(before.length).toBeGreaterThan(0);

    const moved = await cli(env, 'move-to-s3');
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.text).toMatch(/^Moving: 13 contents, 9\.0 MB\. This takes less than a minute\.$/mu);
    expect(moved.text).toContain('13 contents, 9.0 MB, are in the bucket files; each was read again');
    // What was there already was not sent again.
    for (const key of before) expect(inBucket()).toContain(key);
    expect(new Set(inBucket().map((key) => key.slice(0, 64))).size).toBe(13);
    expect((await cli(env, 'move-to-s3')).text).toContain('are in a bucket already');
    expect(await tryStart(server.env)).toContain('are in a bucket: set S3_BUCKET');
    rmSync(join(server.dataDir, 'blobs'), { recursive: true });
  });

  it('serves, receives, imports and checks from there, and keeps nothing on its disk', async () => {
    await server.start(s3.env);
    expect((await (await loginAdmin(server)).client.call(overview, {})).filesIn).toBe('bucket');
    ada = await loginAs(server, ada);
    expect((await read('large.bin')).equals(large)).toBe(true);
    expect((await read('large.bin', 'bytes=8388600-8388620')).equals(large.subarray(8388600, 8388621))).toBe(true);
    const content = randomBytes(9 * 1024 * 1024);
    await ada.client.upload(workspace, '', [{ name: 'new.bin', content }]);
    expect((await read('new.bin')).equals(content)).toBe(true);

    // A blob that the bucket lost is back for everyone once anyone uploads it again.
    const ofNew = createHash('sha256').update(content).digest('hex');
    const lost = inBucket().filter((key) => key.startsWith(ofNew));
    expect(lost).toHaveLength(1);
    for (const key of lost) s3.objects.delete(key);
    await ada.client.upload(workspace, '', [{ name: 'again.bin', content }]);
    expect((await read('new.bin')).equals(content)).toBe(true);
    expect(inBucket().filter((key) => key.startsWith(ofNew))).toHaveLength(1);

    const form = new FormData();
    form.append('uuid', workspace);
    form.append('file', new Blob([await makeWord(paragraph(words('Brought along.')))]), 'paper.docx');
    const { id } = (await ada.client.postRaw(upload.path, form)).body as { id: string };
    const { open } = await ada.client.call(run, { uuid: workspace, id, targetFolder: '' });
    expect((await ada.client.call(readText, { uuid: workspace, itemPath: open ?? '' })).text).toContain(
      'Brought along.',
    );
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
    expect(readdirSync(server.dataDir)).not.toContain('blobs');

    // A failing bucket is reported, and what it refused does not exist.
    s3.fault = ({ method }) => (method === 'PUT' ? { status: 503, code: 'SlowDown' } : undefined);
    const refused = await ada.client.upload(workspace, '', [{ name: 'refused.bin', content: 'refused' }]);
    expect(refused).toMatchObject({
      status: 503,
      body: { error: 'overloaded', message: 'The file storage is not responding. Please try again in a moment.' },
    });
    s3.fault = null;
    expect(await cli(server.env, 'check', '--read')).toMatchObject({ code: 0 });
  });

  it('is given to a copy of the database only by a command, after which the original is refused', async () => {
    await server.stop();
    const copied = await copyDatabase(server, place);
    expect(await cli(copied, 'take-over-bucket')).toMatchObject({
      code: 0,
      text: expect.stringContaining('belongs to this database now'),
    });
    expect(await tryStart(server.env)).toMatch(
      /: The bucket files is used by another copy of this database: .*"npm run cli -- take-over-bucket"\.$/mu,
    );
    expect(await cli(server.env, 'take-over-bucket')).toMatchObject({ code: 0 });
    expect(await tryStart(copied)).toContain('is used by another copy of this database');
    await server.start();
    expect((await read('large.bin')).equals(large)).toBe(true);
  });

  if (FULL)
    it.skipIf(!CAN_BACK_UP)('is backed up from the bucket, and restored to another one', async () => {
      const folder = join(place, 'backup');
      expect(await cli(server.env, 'backup', folder)).toMatchObject({ code: 0 });
      const other = await startFakeS3('others');
      try {
        const dataDir = join(place, 'restored');
        const env = {
          ...server.env,
          ...other.env,
          DATA_DIR: dataDir,
          ...(process.env['DB'] === 'postgres' ? { DATABASE_URL: await createDatabase() } : {}),
        };
        expect(await cli(env, 'restore', folder)).toMatchObject({ code: 0 });
        expect(await cli(env, 'check', '--read')).toMatchObject({ code: 0 });
        expect([...other.objects.keys()].some((key) => key.startsWith(hash))).toBe(true);
        expect(await tryStart({ ...env, ...s3.env })).toContain('is not the one that this database');
        expect(await tryStart({ ...env, S3_SECRET_ACCESS_KEY: 'wrong' })).toContain(
          'does not let this server use the bucket others (SignatureDoesNotMatch)',
        );
      } finally {
        await other.close();
      }
    });
});
