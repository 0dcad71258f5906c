import { startCluster } from './postgres.ts';

/** Run by vitest and Playwright before all tests: one cluster per run, one fresh database per server. */
export default async function startClusterForRun(): Promise<() => Promise<void>> {
  if (process.env['DB'] !== 'postgres') return async () => {};
  const cluster = await startCluster();
  console.log(`PostgreSQL for this run from ${cluster.source}`);
  process.env['TEST_CLUSTER_URL'] = cluster.url;
  return () => cluster.stop();
}
