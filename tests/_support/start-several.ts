import { startBalancer } from '../../scripts/cluster/balancer.ts';
import { type FakeS3, startFakeS3 } from './fake-s3.ts';
import { createDatabase, freezeDatabase } from './postgres.ts';
import { runSql } from './run-sql.ts';
import { startMailbox } from './smtp.ts';
import { findFreePort, type RunningServer, startAlone, type StartOptions } from './start-server.ts';

/** Choosing one of these requires a single server: its database, its disk, its own run. */
const OF_ONE = ['DATABASE_URL', 'DATA_DIR', 'SEVERAL_SERVERS', 'SHARED_FOLDER', 'S3_BUCKET', 'REDIS_URL', 'PUBLIC_URL'];

export function canBeSeveral({ env = {}, root, stdout, within }: StartOptions): boolean {
  const isPlain = root === undefined && stdout === undefined && within === undefined;
  return isPlain && OF_ONE.every((name) => env[name] === undefined);
}

/** Set once there is a template database for new servers; includes the content of its bucket. */
const PREPARED = 'TEST_PREPARED_SEVERAL';
const OF_FIRST_START = ['ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/**
 * Starts two servers once and keeps their database and bucket as a template, so that those of the run need not migrate.
 */
export async function prepareSeveral(): Promise<void> {
  const store = await startFakeS3();
  const servers = await startSeveral({}, store);
  await servers.stop();
  const { DATABASE_URL: url = '' } = servers.env;
  // Each pair of servers gets its own channels, and hears nothing of the others.
  await runSql(servers, "delete from setting where key = 'secret:channels'");
  const objects = [...store.objects].map(([key, bytes]) => [key, bytes.toString('base64')]);
  process.env[PREPARED] = JSON.stringify({ database: await freezeDatabase(url), objects });
  await servers.dispose();
}

/**
 * Two servers on a new PostgreSQL database, an S3 store and the run's Redis, behind a balancer that alternates between
 * them for each request and socket: to a test they look like one server.
 */
export async function startSeveral(
  { env = {}, host = '127.0.0.1' }: StartOptions,
  given?: FakeS3,
): Promise<RunningServer> {
  const endings: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of endings.toReversed()) await end();
  };
  try {
    const port = Number(env['PORT'] ?? (await findFreePort()));
    const url = `http://${host}:${port}`;
    const store = given ?? (await startFakeS3());
    endings.push(() => store.close());
    const isUsual = OF_FIRST_START.every((name) => env[name] === undefined);
    const prepared = isUsual ? readPrepared() : null;
    for (const [key, bytes] of prepared?.objects ?? []) store.objects.set(key, Buffer.from(bytes, 'base64'));
    const mailbox = await startMailbox();
    endings.push(() => mailbox.close());
    const shared = {
      SEVERAL_SERVERS: '1',
      PUBLIC_URL: url,
      DATABASE_URL: await createDatabase(prepared?.database),
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
      SMTP_URL: mailbox.url,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '0',
      ...store.env,
      ...env,
    };
    const ports = [await findFreePort(), await findFreePort()];
    const nodes = await Promise.all(ports.map((own) => startAlone({ env: { ...shared, PORT: String(own) } })));
    for (const node of nodes) endings.push(() => node.dispose());
    const balancer = await startBalancer(
      port,
      nodes.map((node) => node.port),
      { anywhere: true, believesForwarded: env['TRUSTED_PROXIES'] !== undefined },
    );
    endings.push(() => balancer.close());
    return behind({ nodes, url, port, look: balancer.look, dispose: endAll });
  } catch (error) {
    await endAll();
    throw error;
  }
}

function readPrepared(): { database: string; objects: [key: string, bytes: string][] } | null {
  const prepared = process.env[PREPARED];
  return prepared === undefined
    ? null
    : (JSON.parse(prepared) as { database: string; objects: [key: string, bytes: string][] });
}

/** Presents several servers as one: every method acts on all. Files, settings and process are the first one's. */
function behind(parts: {
  nodes: readonly RunningServer[];
  url: string;
  port: number;
  look: () => Promise<void>;
  dispose: () => Promise<void>;
}): RunningServer {
  const { nodes, url, port, look, dispose } = parts;
  const [first] = nodes;
  if (first === undefined) throw new Error('There is no server.');
  const all = <T>(work: (node: RunningServer) => Promise<T>): Promise<T[]> => Promise.all(nodes.map(work));
  return {
    url,
    port,
    dataDir: first.dataDir,
    dataDirs: nodes.map((node) => node.dataDir),
    env: first.env,
    log: () => nodes.map((node) => node.log()).join(''),
    pid: () => first.pid(),
    kill: async () => {
      await all((node) => node.kill());
      await look();
    },
    stop: async () => {
      const codes = await all((node) => node.stop());
      await look();
      return codes[0] ?? null;
    },
    start: async (changed = {}) => {
      const { PORT: _, ...settings } = changed;
      await all((node) => node.start(settings));
      await look();
    },
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}
