import { expect } from 'vitest';
import { runCli } from '../../_support/accounts.ts';
import type { RunningServer } from '../../_support/start-server.ts';

/** Check C: integrity, quotas recounted, blobs present and read, histories replayed. */
export async function expectSound(server: Pick<RunningServer, 'env'>): Promise<void> {
  expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
}
