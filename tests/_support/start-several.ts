import { startBalancer } from '../../scripts/cluster/balancer.ts';
import { startFakeS3 } from './fake-s3.ts';
import { createDatabase } from './postgres.ts';
import { startMailbox } from './smtp.ts';
import { findFreePort, type RunningServer, startAlone, type StartOptions } from './start-server.ts';

/** Who chooses one of these wants one server: its database, its disk, its own run. */
const OF_ONE = ['DATABASE_URL', 'DATA_DIR', 'SEVERAL_SERVERS', 'SHARED_FOLDER', 'S3_BUCKET', 'REDIS_URL', 'PUBLIC_URL'];

export function canBeSeveral({ env = {}, root, stdout }: StartOptions): boolean {
  return root === undefined && stdout === undefined && OF_ONE.every((name) => env[name] === undefined);
}

/**
 * Two servers on a new PostgreSQL database, a store that speaks S3 and the run's Redis, behind a balancer that sends each
 * request and each socket to the other one than the last: to a test they are one server.
 */
export async function startSeveral({ env = {} }: StartOptions): Promise<RunningServer> {
  const endings: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of endings.toReversed()) await end();
  };
  try {
    const port = Number(env['PORT'] ?? (await findFreePort()));
    const url = `http://127.0.0.1:${port}`;
    const store = await startFakeS3();
    endings.push(() => store.close());
    const mailbox = await startMailbox();
    endings.push(() => mailbox.close());
    const shared = {
      SEVERAL_SERVERS: '1',
      PUBLIC_URL: url,
      DATABASE_URL: await createDatabase(),
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
      SMTP_URL: mailbox.url,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '0',
      ...store.env,
      ...env,
    };
    const nodes: RunningServer[] = [];
    for (let at = 0; at < 2; at += 1) {
      const node = await startAlone({ env: { ...shared, PORT: String(await findFreePort()) } });
      endings.push(() => node.dispose());
      nodes.push(node);
    }
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

/** Several as one: what is asked of it happens to all. Files, settings and process are the first one's. */
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
