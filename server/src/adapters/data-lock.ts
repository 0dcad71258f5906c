import Database from 'better-sqlite3';
import { join } from 'node:path';
import { StartRefused } from '../domain/start-refused.ts';
import { prepareDataDir } from './data-dir.ts';

/** Another process has locked the data directory. */
export class DataDirLocked extends StartRefused {}

/** Locks a data directory for this process with a kernel lock on an open file, which cannot outlive the process. */
export function lockDataDir(dataDir: string): { release(): void } {
  prepareDataDir(dataDir);
  const file = new Database(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      throw new DataDirLocked(
        `Another Scriptorium process already uses ${dataDir}. Stop that one, or set DATA_DIR to another directory.`,
      );
    }
    throw error;
  }
  return { release: () => file.close() };
}
