import { join } from 'node:path';
import type { RunningServer } from './start-server.ts';

/** Where a server keeps what it receives until it is stored. */
export function temporaryFolder({ dataDir, env }: Pick<RunningServer, 'dataDir' | 'env'>): string {
  return env['S3_BUCKET'] === undefined ? join(dataDir, 'blobs', 'tmp') : join(dataDir, 'uploads');
}
