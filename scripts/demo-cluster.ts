/**
 * `npm run demo:cluster`: three servers behind a balancer on this machine, with PostgreSQL, an S3 store, Redis or
 * Valkey, and sample data. PostgreSQL and Redis are the installed ones, or else the tests' own; store, mail server and
 * balancer are always the tests'. Everything is deleted at exit.
 */
import { startBalancer } from './cluster/balancer.ts';
import { seedDemo } from './seed-demo.ts';
import { startFakeS3 } from '../tests/_support/fake-s3.ts';
import { createDatabase, startCluster } from '../tests/_support/postgres.ts';
import { startRedis } from '../tests/_support/redis.ts';
import { startMailbox } from '../tests/_support/smtp.ts';
import { ADMIN, findFreePort, startServer } from '../tests/_support/start-server.ts';

const SERVERS = ['one', 'two', 'three'];

const endings: (() => Promise<unknown>)[] = [];
let ending: Promise<void> | null = null;
/** In reverse order of starting; a failure must not keep the others from ending. */
async function endAll(): Promise<void> {
  for (const end of endings.toReversed()) await end().catch((error: unknown) => console.error(error));
}
const end = (): Promise<void> => (ending ??= endAll());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());

try {
  const port = Number(process.env['PORT'] ?? 3000);
  const url = `http://127.0.0.1:${port}`;
  const postgres = await startCluster();
  endings.push(() => postgres.stop());
  process.env['TEST_CLUSTER_URL'] = postgres.url;
  const store = await startFakeS3();
  endings.push(() => store.close());
  const redis = await startRedis();
  endings.push(() => redis.stop());
  const mailbox = await startMailbox();
  endings.push(() => mailbox.close());
  const env = {
    SEVERAL_SERVERS: '1',
    PUBLIC_URL: url,
    DATABASE_URL: await createDatabase(),
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.url,
    SMTP_TLS: 'optional',
    TRUSTED_PROXIES: 'loopback',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
    ...store.env,
  };
  const servers: { name: string; port: number; pid: number }[] = [];
  for (const name of SERVERS) {
    const own = await findFreePort();
    const server = await startServer({ env: { ...env, PORT: String(own) } });
    endings.push(() => server.dispose());
    servers.push({ name, port: own, pid: server.pid() });
  }
  const balancer = await startBalancer(
    port,
    servers.map((server) => server.port),
  );
  endings.push(() => balancer.close());
  const { accounts, paper } = await seedDemo(url);
  const people = accounts.map(({ email, password }) => `${email.padEnd(20)} ${password}`);
  const processes = servers.map((server) => `${server.name.padEnd(6)} port ${server.port}, process ${server.pid}`);
  console.log(`
Scriptorium on three servers runs at ${url}

  The paper       ${url}${paper}
  Two people      ${people.join('\n                  ')}
  Administrator   ${ADMIN.email.padEnd(20)} ${ADMIN.password}

  Servers         ${processes.join('\n                  ')}
  PostgreSQL      ${postgres.source}
  Redis           ${redis.source} at ${redis.url}
  S3              the tests' store at ${store.origin}, in memory

Kill a server (kill -9 PROCESS) or stop it (kill -STOP PROCESS) while people write: nothing that was saved is lost.
Everything is thrown away when you press Ctrl+C.
`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  await end();
}
