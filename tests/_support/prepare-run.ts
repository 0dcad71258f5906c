import { startCluster } from './postgres.ts';
import { startRedis } from './redis.ts';
import { buildServer, prepareDatabase } from './start-server.ts';
import { prepareSeveral } from './start-several.ts';

/**
 * Run by vitest and Playwright before all tests: builds an up-to-date server and a template database, and starts one
 * cluster holding a copy of it per server.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  buildServer();
  if (process.env['DB'] !== 'postgres') {
    const remove = await prepareDatabase();
    return async () => remove();
  }
  const cluster = await startCluster();
  console.log(`PostgreSQL for this run from ${cluster.source}`);
  process.env['TEST_CLUSTER_URL'] = cluster.url;
  if (process.env['TEST_BEHIND_BALANCER'] !== undefined) {
    const redis = await startRedis();
    console.log(`Redis for this run: ${redis.source}`);
    process.env['TEST_REDIS_URL'] = redis.url;
    await prepareSeveral();
    return async () => {
      await redis.stop();
      await cluster.stop();
    };
  }
  const remove = await prepareDatabase();
  return () => {
    remove();
    return cluster.stop();
  };
}
