import { startCluster } from './postgres.ts';
import { buildServer } from './start-server.ts';

/** Run by vitest and Playwright before all tests: an up-to-date server, and one cluster with a fresh database per server. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  buildServer();
  if (process.env['DB'] !== 'postgres') return async () => {};
  const cluster = await startCluster();
  console.log(`PostgreSQL for this run from ${cluster.source}`);
  process.env['TEST_CLUSTER_URL'] = cluster.url;
  return () => cluster.stop();
}
