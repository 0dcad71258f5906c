import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, freezeDatabase } from './postgres.ts';
import { expectNoSecrets, noteSecret, noteSecretsOf } from './secrets.ts';

/** The repository root; all paths of the harness are based on it. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** The lock file's Node, so that a test started under an older system Node still runs the product on the right one. */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node');

/** The command line as shipped; from sources it needs 1.6 s more processor time to start. */
export const CLI = join(ROOT, 'server/dist/cli.js');

/** How `npm start` starts the product. */
export const START = readStart();

/** Shared by all servers of all runs; each server's HOME, where the product keeps it by default, is empty. */
export const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'scriptorium', 'compile');

const DATABASE_FILE = 'scriptorium.sqlite';

/** Set once the bundle is up to date, for this process and those it starts. */
const BUILT = 'TEST_SERVER_BUILT';

/** Bundles the server if its sources have changed, as `npm start` does, so that tests never run an old one. */
export function buildServer(): void {
  if (process.env[BUILT] !== undefined) return;
  const { status } = spawnSync(NODE, [join(ROOT, 'scripts', 'prestart.mjs'), '--no-web'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The server could not be built.');
  process.env[BUILT] = '1';
}

/** Set once there is a template database for new servers: a file, or the name of one in the cluster. */
const PREPARED = 'TEST_PREPARED_DATABASE';
/** Variables that affect the first start: a server with one of these begins with an empty database. */
const OF_FIRST_START = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATABASE_URL', 'DATA_DIR'];

/**
 * Starts a server once and keeps its database as a template, so that the servers of the run need not migrate. Returns a
 * function that removes it.
 */
export async function prepareDatabase(): Promise<() => void> {
  const server = await startServer();
  const code = await server.stop();
  // Killed, it would leave its database without what is in the log, and with jobs that it was running.
  if (code !== 0) throw new Error(`The server whose database is copied ended with ${code}:\n${server.log()}`);
  const { DATABASE_URL: url } = server.env;
  process.env[PREPARED] = url === undefined ? join(server.dataDir, DATABASE_FILE) : await freezeDatabase(url);
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}

/** The administrator of every started server, created through the environment. */
export const ADMIN = { email: 'admin@example.org', password: 'correct horse battery', displayName: 'Administrator' };

/** Generous, because test machines are busy; a healthy server starts in a second or two. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 15_000;

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** The same, or one folder for each of several servers. */
  readonly dataDirs: readonly string[];
  /** The server's environment; pass it to the CLI so that both use the same database. */
  readonly env: Record<string, string>;
  /** Everything written to stdout and stderr, across restarts. */
  log(): string;
  /** Process ID of the running server, for external tools. */
  pid(): number;
  /** Kills the process like a power cut, and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops the process like an operator (SIGTERM), and returns its exit code. */
  stop(): Promise<number | null>;
  /** Restarts it on the same port and data, with other settings if given. */
  start(env?: Record<string, string>): Promise<void>;
  /** Stops it if running and deletes its data. */
  dispose(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface StartOptions {
  env?: Record<string, string>;
  stdout?: number;
  /** Another checkout, for benches. */
  root?: string;
  /**
   * Host name of several servers, where an IP address does not suffice (passkeys); a single server is reachable by any
   * of its names.
   */
  host?: string;
  /** A command that runs the server, such as `ip netns exec NAME`. */
  within?: readonly string[];
}

/**
 * Starts the real server as a child process on a free port with its own data directory, and waits until it is healthy.
 * With `DB=postgres` it gets a fresh PostgreSQL database, otherwise SQLite. In `npm run test:cluster` it is two servers
 * behind a balancer, unless the test chooses something that only one server can have.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  if (process.env['TEST_BEHIND_BALANCER'] !== undefined) {
    const { canBeSeveral, startSeveral } = await import('./start-several.ts');
    if (canBeSeveral(options)) return startSeveral(options);
  }
  return startAlone(options);
}

/** Always starts a single server, even in cluster runs. */
export async function startAlone(options: StartOptions = {}): Promise<RunningServer> {
  buildServer();
  const port = Number(options.env?.['PORT'] ?? (await findFreePort()));
  const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-'));
  const isUsual = options.root === undefined && OF_FIRST_START.every((name) => options.env?.[name] === undefined);
  const prepared = isUsual ? process.env[PREPARED] : undefined;
  const databaseUrl = process.env['DB'] === 'postgres' ? await createDatabase(prepared) : undefined;
  if (databaseUrl === undefined && prepared !== undefined) copyFileSync(prepared, join(dataDir, DATABASE_FILE));
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: dataDir,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...readStartEnv(),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    // Tests never call services on the internet.
    LOOKUPS: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  // An empty value means unset.
  for (const [name, value] of Object.entries(env)) if (value === '') delete env[name];
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let written = '';

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const late = setTimeout(() => ending.kill('SIGKILL'), STOP_LIMIT);
    await gone;
    clearTimeout(late);
    expectNoSecrets(written);
    return ending.exitCode;
  };

  const server: RunningServer = {
    url,
    port,
    dataDir,
    dataDirs: [dataDir],
    env,
    log: () => written,
    pid: () => child?.pid ?? -1,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    start: async (changed = {}) => {
      Object.assign(env, changed);
      noteSecretsOf(env);
      noteSecret(ADMIN.password);
      const words = [
        ...(options.within ?? []),
        NODE,
        ...(options.root === undefined ? START : readStart(options.root)),
      ];
      const started = spawn(words[0] ?? NODE, words.slice(1), {
        cwd: dataDir,
        env,
        stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
      });
      child = started;
      running.add(started);
      const collect = (chunk: Buffer): void => {
        written += chunk.toString();
      };
      started.stdout?.on('data', collect);
      started.stderr?.on('data', collect);
      started.once('exit', () => running.delete(started));
      await waitUntilHealthy(url, started, () => written);
    },
    dispose: async () => {
      try {
        await end('SIGTERM');
        // Its last output may have arrived after it exited.
        expectNoSecrets(written);
      } finally {
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      }
    },
    [Symbol.asyncDispose]: () => server.dispose(),
  };
  await server.start();
  return server;
}

async function waitUntilHealthy(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const limit = performance.now() + START_LIMIT;
  while (performance.now() < limit) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it was healthy:\n${log()}`);
    }
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not healthy after ${START_LIMIT} ms:\n${log()}`);
}

/** Ports already given out, so that every server of this process has a unique address. */
const given = new Set<number>();

/** An unused port below the ephemeral range, so that a killed server finds its port still free. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 20_000);
    if (given.has(port)) continue;
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) {
      given.add(port);
      return port;
    }
  }
}

/** Variables that `npm start` sets for the process, such as `MALLOC_ARENA_MAX=2`. */
function readStartEnv(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return Object.fromEntries(
    [...scripts.start.matchAll(/(?:^|\s)([A-Z_]+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The arguments of `node` in package.json. */
function readStart(root = ROOT): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  return words.slice(words.indexOf('node') + 1).map((word) => (word.startsWith('-') ? word : join(root, word)));
}
