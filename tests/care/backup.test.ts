import {
  cpSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTextFile, getAssetLink, list, readText } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, loginAs, type Account } from '../_support/accounts.ts';
import { createDatabase } from '../_support/postgres.ts';
import { CAN_BACK_UP } from '../_support/postgres-tools.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { cli } from './_support/operator.ts';

const onPostgres = process.env['DB'] === 'postgres';

describe.skipIf(!CAN_BACK_UP)('backup, restore and check', () => {
  let server: RunningServer;
  let ada: Account;
  let workspace: string;
  const place = mkdtempSync(join(tmpdir(), 'scriptorium-backup-'));
  const picture = new Uint8Array(200_000).map((_, i) => (i * 31) % 251);

  beforeAll(async () => {
    server = await startServer();
    ada = await createAccount(server, 'Ada');
    workspace = (await ada.client.call(list, {})).workspaces[0]?.uuid ?? '';
    await ada.client.upload(workspace, '', [{ name: 'data.bin', content: picture }]);
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'paper.md', content: '# Paper\n' });
  });
  afterAll(async () => {
    await server.dispose();
    rmSync(place, { recursive: true, force: true });
  });

  test('a running server is sound and can be backed up, and the copy becomes a server with every file', async () => {
    expect(await cli(server.env, 'check', '--read')).toMatchObject({ code: 0 });

    const folder = join(place, 'first');
    const backup = await cli(server.env, 'backup', folder);
    expect(backup.text).toContain('1 contents');
    expect(backup.code).toBe(0);
    // Written after the backup, so not in it.
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'later.md' });

    const dataDir = join(place, 'restored');
    const env = {
      ...server.env,
      DATA_DIR: dataDir,
      ...(onPostgres ? { DATABASE_URL: await createDatabase() } : {}),
    };
    expect(await cli(env, 'restore', folder)).toMatchObject({ code: 0 });
    expect(await cli(env, 'check', '--read')).toMatchObject({ code: 0 });

    await using copy = await startServer({ env: { DATA_DIR: dataDir, DATABASE_URL: env.DATABASE_URL ?? '' } });
    const { client } = await loginAs(copy, ada);
    const { text } = await client.call(readText, { uuid: workspace, itemPath: 'paper.md' });
    expect(text).toBe('# Paper\n');
    const { url } = await client.call(getAssetLink, { workspaceUUID: workspace, path: 'data.bin' });
    expect(Buffer.compare(await client.download(url), picture)).toBe(0);
    await expect(client.call(readText, { uuid: workspace, itemPath: 'later.md' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test.skipIf(process.platform === 'win32')(
    'nobody else on the machine may read the data or a backup of it',
    async () => {
      const folder = join(place, 'private');
      expect(await cli(server.env, 'backup', folder)).toMatchObject({ code: 0 });
      for (const root of [server.dataDir, folder]) {
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name));
        expect(files.length).toBeGreaterThan(3);
        expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
      }
    },
  );

  test(
    'a crafted or incomplete backup is refused with a sentence, and leaves nothing behind',
    { timeout: 120_000 },
    async () => {
      const own = mkdtempSync(join(place, 'crafted-'));
      const good = join(own, 'good');
      expect(await cli(server.env, 'backup', good)).toMatchObject({ code: 0 });
      const [shard = ''] = readdirSync(join(good, 'blobs'));
      const [hash = ''] = readdirSync(join(good, 'blobs', shard));
      const content = join('blobs', shard, hash);
      const cases: [string, RegExp, (folder: string) => void][] = [
        ['no JSON', /no backup that this version can read/u, (at) => writeFileSync(join(at, 'manifest.json'), '{')],
        ['a content missing', /should have 1 contents and has 0/u, (at) => rmSync(join(at, content))],
        ['no contents', /contents cannot be read/u, (at) => rmSync(join(at, 'blobs'), { recursive: true })],
        ['another content', /is damaged/u, (at) => writeFileSync(join(at, content), 'other')],
        ['a strange name', /among its contents/u, (at) => writeFileSync(join(at, 'blobs', 'passwd'), 'x')],
        ['a wrong place', /among its contents/u, (at) => writeFileSync(join(at, 'blobs', shard, '0'.repeat(64)), 'x')],
        [
          'a link to something else',
          /among its contents/u,
          (at) => {
            rmSync(join(at, content));
            symlinkSync('/dev/zero', join(at, content));
          },
        ],
        [
          'a linked folder',
          /among its contents/u,
          (at) => {
            renameSync(join(at, 'blobs', shard), join(at, 'elsewhere'));
            symlinkSync('../elsewhere', join(at, 'blobs', shard));
          },
        ],
        ...(onPostgres
          ? []
          : ([
              [
                'half a database',
                /database in the backup is damaged/u,
                (at) => truncateSync(join(at, 'scriptorium.sqlite'), 20_000),
              ],
            ] satisfies [string, RegExp, (folder: string) => void][])),
      ];
      const database = onPostgres ? await createDatabase() : '';
      for (const [what, sentence, craft] of cases) {
        const folder = join(own, 'crafted');
        cpSync(good, folder, { recursive: true });
        craft(folder);
        const dataDir = join(own, 'target');
        mkdirSync(dataDir);
        const env = { ...server.env, DATA_DIR: dataDir, ...(onPostgres && { DATABASE_URL: database }) };
        const { code, text } = await cli(env, 'restore', folder);
        expect([what, code, text]).toEqual([what, 1, expect.stringMatching(sentence)]);
        const left = readdirSync(dataDir, { recursive: true, withFileTypes: true });
        const named = left.filter((entry) => entry.isFile()).map(({ name }) => name);
        expect([what, named.filter((name) => !/^(?:lock\.|node-id)/u.test(name))]).toEqual([what, []]);
        for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
      }
    },
  );

  test('a date that cannot be recorded does not spoil the backup, and is reported', async () => {
    const inTheWay = join(server.dataDir, 'last-backup.new');
    mkdirSync(inTheWay);
    const backup = await cli(server.env, 'backup', join(place, 'unnoted'));
    rmSync(inTheWay, { recursive: true });
    expect(backup.code).toBe(0);
    expect(backup.text).toContain('The date of the backup could not be recorded');
  });

  test('an existing folder, a folder without a backup, and a non-empty target are refused and left alone', async () => {
    const folder = join(place, 'second');
    expect((await cli(server.env, 'backup', folder)).code).toBe(0);
    expect((await cli(server.env, 'backup', folder)).text).toContain('exists already');
    expect((await cli({ ...server.env, DATA_DIR: join(place, 'new') }, 'restore', tmpdir())).text).toContain(
      'no backup',
    );
    // The server holds the lock on its data directory.
    expect((await cli(server.env, 'restore', folder)).text).toMatch(/already uses|database already/u);
  });

  test('a damaged blob is named, and prevents the backup', async () => {
    await using broken = await startServer();
    const ben = await createAccount(broken, 'Ben');
    const own = (await ben.client.call(list, {})).workspaces[0]?.uuid ?? '';
    await ben.client.upload(own, '', [{ name: 'data.bin', content: picture }]);
    const blobs = join(broken.dataDir, 'blobs');
    const shard = readdirSync(blobs).find((name) => /^[0-9a-f]{2}$/u.test(name)) ?? '';
    const hash = readdirSync(join(blobs, shard))[0] ?? '';
    truncateSync(join(blobs, shard, hash), 10);
    const check = await cli(broken.env, 'check', '--read');
    expect(check.code).toBe(1);
    expect(check.text).toContain(hash);
    const backup = await cli(broken.env, 'backup', join(place, 'third'));
    expect(backup.code).toBe(1);
    expect(backup.text).toContain('damaged');
    expect(readdirSync(place)).not.toContain('third');
  });
});
