import { startCluster } from './postgres.ts';

/** Run by vitest and Playwright once before all tests: one cluster a run, one fresh database a started server. */
export default async function startClusterForRun(): Promise<() => Promise<void>> {
  if (process.env['DB'] !== 'postgres') return async () => {};
  const cluster = await startCluster();
  console.log(`PostgreSQL for this run from ${cluster.source}`);
  process.env['TEST_CLUSTER_URL'] = cluster.url;
  return () => cluster.stop();
}
