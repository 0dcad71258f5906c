import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { describeHolder, type Holder } from '../domain/holder.ts';
import { StartRefused } from '../domain/start-refused.ts';
import { systemClock } from './clock.ts';
import { prepareDataDir } from './data-dir.ts';

/** Another process has locked the data directory. */
export class DataDirLocked extends StartRefused {}

const HOLDER = 'lock.json';
const holderShape = z.object({ host: z.string(), process: z.number(), startedAt: z.number() });

/**
 * Locks a data directory for this process, with a kernel lock on an open file, which cannot outlive the process. Throws
 * `DataDirLocked` if another process has it.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  prepareDataDir(dataDir);
  const file = new Database(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      const holder = readHolder(dataDir);
      const other = holder === null ? '' : ` (${describeHolder(holder)})`;
      throw new DataDirLocked(
        `Another Scriptorium process${other} already uses ${dataDir}. Stop that one, or set DATA_DIR to another directory.`,
      );
    }
    throw error;
  }
  noteHolder(dataDir, { host: hostname(), process: process.pid, startedAt: systemClock.now() });
  return { release: () => file.close() };
}

/** For the message above only, so a full disk must not keep the server from starting. */
function noteHolder(dataDir: string, holder: Holder): void {
  try {
    writeFileSync(join(dataDir, HOLDER), JSON.stringify(holder), { mode: 0o600 });
  } catch {
    return;
  }
}

/** Null if there is none, or while it is being written. */
function readHolder(dataDir: string): Holder | null {
  try {
    return holderShape.parse(JSON.parse(readFileSync(join(dataDir, HOLDER), 'utf8')));
  } catch {
    return null;
  }
}
