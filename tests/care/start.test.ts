import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFileSystem } from '../../server/src/adapters/data-dir.ts';
import { FULL } from '../_support/full.ts';
import { runSql } from '../_support/run-sql.ts';
import { createDatabase } from '../_support/postgres.ts';
import { COMPILE_CACHE, NODE, START, startServer, type RunningServer } from '../_support/start-server.ts';

const onPostgres = process.env['DB'] === 'postgres';
const NOBODY = 65_534;

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'scriptorium-start-'));
  chmodSync(place, 0o755);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  text: string;
}

/** Starts the server with settings that cannot work, and waits for it to exit. */
async function startInVain(settings: Record<string, string>, before: readonly string[] = []): Promise<Ended> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: join(place, 'never'),
    ...(onPostgres ? { DATABASE_URL: await createDatabase() } : {}),
    ...settings,
  };
  const words = [...before, NODE, ...START];
  const child = spawn('env', words, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
  await once(child, 'close');
  clearTimeout(late);
  return { code: child.exitCode, text };
}

/** Expects a single line with the usual prefix and these parts. */
function expectRefusal({ code, text }: Ended, ...parts: (string | RegExp)[]): void {
  expect(code).toBe(1);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).toMatch(/^Scriptorium could not start: /u);
  for (const part of parts) expect(text).toMatch(part);
}

describe('a start that cannot work fails with one line saying what to do', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.dispose());

  test('the data directory is in use by another process', async () => {
    const answer = await startInVain({ DATA_DIR: server.dataDir });
    const holder = `process ${server.pid()} on ${hostname()}, since 20`;
    expectRefusal(answer, holder, `already uses ${server.dataDir}.`, 'set DATA_DIR to another directory');
  });

  test('the data directory is not readable or writable by this user', async () => {
    const closed = join(place, 'closed');
    mkdirSync(closed);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(closed, NOBODY, NOBODY);
    chmodSync(closed, isRoot ? 0o700 : 0o500);
    // Drop root's override capabilities.
    const before = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
    expectRefusal(await startInVain({ DATA_DIR: closed }, before), closed, /chown/u);
  });

  test('the data directory is a file', async () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    expectRefusal(await startInVain({ DATA_DIR: file }), file, 'no directory');
    expectRefusal(await startInVain({ DATA_DIR: join(file, 'data') }), 'no directory');
  });

  if (FULL)
    test('the port is taken', async () => {
      const other = createServer();
      other.listen(0, '127.0.0.1');
      await once(other, 'listening');
      const port = String((other.address() as AddressInfo).port);
      expectRefusal(await startInVain({ PORT: port, DATA_DIR: join(place, 'port') }), port, 'set PORT');
      other.close();
    });

  test('a setting is invalid', async () => {
    // The rules for each setting are tested in server/src/config/env.test.ts.
    expectRefusal(await startInVain({ PORT: 'many' }), 'PORT');
    expectRefusal(await startInVain({ EXPORT_FONTS: '/no/such/folder' }), 'EXPORT_FONTS');
  });

  test('the password of the first administrator is too weak', async () => {
    const weak = { ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'password123', DATA_DIR: join(place, 'weak') };
    expectRefusal(await startInVain(weak), 'This password is on the list');
  });

  if (FULL)
    test('the address belongs to another machine', async () => {
      expectRefusal(await startInVain({ HOST: '192.0.2.1', DATA_DIR: join(place, 'host') }), 'set HOST');
    });

  if (FULL)
    test('PostgreSQL is unreachable, rejects the user, or lacks the database', async () => {
      const at = (url: string) => startInVain({ DATABASE_URL: url, DATA_DIR: join(place, 'postgres') });
      expectRefusal(await at('postgres://nobody@localhost:1/none'), 'start PostgreSQL');
      expectRefusal(await at('postgres://nobody@no.such.host.invalid/none'), 'DATABASE_URL');
      if (!onPostgres) return;
      const url = new URL(await createDatabase());
      url.pathname = '/there-is-none';
      expectRefusal(await at(url.href), 'createdb');
      url.username = 'nobody';
      expectRefusal(await at(url.href), 'DATABASE_URL');
    });

  test('the database was written by a newer version', async () => {
    await server.stop();
    await runSql(server, "insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')");
    const { DATA_DIR = '', DATABASE_URL } = server.env;
    const answer = await startInVain({ DATA_DIR, ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) });
    expectRefusal(answer, 'newer Scriptorium', '999-later', 'restore a backup');
  });
});

// SQLite only: PostgreSQL manages its own files.
if (!onPostgres) {
  describe('an invalid database file', () => {
    test('is refused if damaged, truncated or missing, and the restore is named', async () => {
      await using server = await startServer();
      await server.stop();
      const file = join(server.dataDir, 'scriptorium.sqlite');
      const whole = readFileSync(file);
      const at = { DATA_DIR: server.dataDir };

      writeFileSync(file, 'This is not a database. '.repeat(400));
      expectRefusal(await startInVain(at), 'restore FOLDER');

      writeFileSync(file, whole);
      truncateSync(file, Math.floor(whole.length / 8192) * 4096);
      expectRefusal(await startInVain(at), 'restore FOLDER');

      mkdirSync(join(server.dataDir, 'blobs', 'ab'), { recursive: true });
      rmSync(file);
      expectRefusal(await startInVain(at), 'no database', 'restore FOLDER');

      writeFileSync(file, whole);
      await server.start();
    });

    // Takes as long as a start waits.
    if (FULL)
      test('held by another program delays the start, and the error says so', async () => {
        await using server = await startServer();
        await server.stop();
        const other = new Database(join(server.dataDir, 'scriptorium.sqlite'));
        other.exec('begin exclusive');
        const answer = await startInVain({ DATA_DIR: server.dataDir });
        other.exec('rollback');
        other.close();
        expectRefusal(answer, 'another program holds the database');
      });

    if (FULL)
      test('removed or replaced under a running server stops the server with the reason', async () => {
        await using server = await startServer();
        const file = join(server.dataDir, 'scriptorium.sqlite');
        const copy = readFileSync(file);
        rmSync(file);
        // The second message comes from a thread that had not opened it yet.
        const reason = /was removed while the server used it|unable to open database file/u;
        await expect.poll(() => server.log(), { timeout: 20_000 }).toMatch(reason);
        await expect.poll(() => isGone(server.pid()), { timeout: 20_000 }).toBe(true);
        for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
        writeFileSync(file, copy);
        await server.start();
        rmSync(file);
        writeFileSync(file, copy);
        await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('was replaced by another file');
      });
  });
}

test("the kernel’s mount table tells a directory's file system", () => {
  const mounts = [
    '/dev/vda / ext4 rw 0 0',
    'tmpfs /srv tmpfs rw 0 0',
    'files:/export /srv/data nfs4 rw 0 0',
    '//nas/share /mnt/with\\040blank cifs rw 0 0',
  ].join('\n');
  expect(findFileSystem('/var/lib/scriptorium', mounts)).toBe('ext4');
  expect(findFileSystem('/srv/database', mounts)).toBe('tmpfs');
  expect(findFileSystem('/srv/data/scriptorium', mounts)).toBe('nfs4');
  expect(findFileSystem('/mnt/with blank', mounts)).toBe('cifs');
  expect(findFileSystem('/srv', '')).toBeNull();
});

function isGone(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return true;
  }
}
