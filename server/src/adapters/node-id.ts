import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stable id of this data directory. With the directory lock held, any other holder of this id is dead. Read and created
 * under the lock.
 */
export function readNodeId(dataDir: string, newId: () => string): string {
  const path = join(dataDir, 'node-id');
  try {
    const kept = readFileSync(path, 'utf8').trim();
    if (/^[0-9a-f-]{36}$/u.test(kept)) return kept;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const id = newId();
  writeFileSync(`${path}.new`, `${id}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return id;
}
