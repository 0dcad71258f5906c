import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who works on this data directory, the same after every start. With the directory's lock in hand, whoever called itself
 * so before is dead. Read and made while the lock is held.
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
