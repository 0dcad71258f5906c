import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * The stable id of a data directory. Call it with the directory's lock held: then any other process with this id is dead.
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

/**
 * Names a locked data directory on this machine: while we hold its lock, any other process with this name is dead. Unlike
 * the id, it differs for a copy of the directory or of the whole machine, which has another lock.
 */
export function namePlace(dataDir: string, newId: () => string): string {
  const { dev, ino } = statSync(join(dataDir, 'lock.sqlite'), { bigint: true });
  const facts = [readNodeId(dataDir, newId), readBootId(), String(dev), String(ino)];
  return createHash('sha256').update(facts.join(' ')).digest('hex');
}

/** Identifies this boot of the kernel, which containers share. Falls back to the host name where there is no Linux. */
function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}
