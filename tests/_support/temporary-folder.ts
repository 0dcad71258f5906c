import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './start-server.ts';

/** Paths of the temporary files in which servers keep incoming data until it is stored. */
export function listTemporary({ dataDirs, env }: Pick<RunningServer, 'dataDirs' | 'env'>): string[] {
  const place = env['S3_BUCKET'] === undefined ? join('blobs', 'tmp') : 'uploads';
  return dataDirs.flatMap((dataDir) => readdirSync(join(dataDir, place)).map((name) => join(dataDir, place, name)));
}
