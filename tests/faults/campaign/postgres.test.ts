import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, startCluster, type Cluster } from '../../_support/postgres.ts';
import { startServer } from '../../_support/start-server.ts';
import { FaultyProxy } from '../../live/faulty-proxy.ts';
import { Typing } from '../_support/typing.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
  process.env['TEST_CLUSTER_URL'] = cluster.url;
}, 120_000);
afterAll(() => cluster.stop());

async function askCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const endConnections = (name: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;

describe('PostgreSQL in trouble', () => {
  it('F-18 connections terminated under load cost nobody a letter', async () => {
    const url = await createDatabase();
    const name = new URL(url).pathname.slice(1);
    await using server = await startServer({ env: { DATABASE_URL: url } });
    const typing = await Typing.start(server);
    for (let round = 0; round < 5; round += 1) {
      await typing.awaitProgress();
      await askCluster(endConnections(name));
    }
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-18 a database that refuses connections for a while, as in a failover, recovers without a restart', async () => {
    const url = await createDatabase();
    const name = new URL(url).pathname.slice(1);
    await using server = await startServer({ env: { DATABASE_URL: url } });
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    await askCluster(`alter database ${name} allow_connections false`);
    await askCluster(endConnections(name));
    const health = async (): Promise<number> => (await fetch(`${server.url}/health`)).status;
    await expect.poll(health, { timeout: 30_000 }).toBe(503);
    await askCluster(`alter database ${name} allow_connections true`);
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    await typing.awaitProgress();
    await typing.endSound();
  });

  it('F-19 a hanging database turns health red, and everything typed is saved when it is back', async () => {
    const url = new URL(await createDatabase());
    const port = Number(url.port);
    const proxy = await FaultyProxy.start(() => port);
    url.port = String(proxy.port);
    await using server = await startServer({ env: { DATABASE_URL: url.href } });
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    proxy.fault = 'swallow-down';
    const health = async (): Promise<number | string> =>
      fetch(`${server.url}/health`, { signal: AbortSignal.timeout(15_000) }).then(
        ({ status }) => status,
        () => 'no answer',
      );
    await expect.poll(health, { timeout: 45_000 }).toBe(503);
    proxy.fault = 'none';
    proxy.cut();
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    await typing.awaitProgress();
    await typing.endSound();
    await server.stop();
    await proxy.stop();
  });

  it('F-19 connections that stay silent for ever are dropped, and new ones used', async () => {
    const url = new URL(await createDatabase());
    const port = Number(url.port);
    const proxy = await FaultyProxy.start(() => port);
    url.port = String(proxy.port);
    await using server = await startServer({ env: { DATABASE_URL: url.href, DATABASE_POOL_SIZE: '3' } });
    const typing = await Typing.start(server);
    await typing.awaitProgress();
    // A swallowed response never arrives: the query waits until it times out.
    proxy.fault = 'swallow-down';
    await new Promise((resolve) => setTimeout(resolve, 2000));
    proxy.fault = 'none';
    await typing.awaitProgress();
    await typing.endSound();
    await server.stop();
    await proxy.stop();
  });
});
