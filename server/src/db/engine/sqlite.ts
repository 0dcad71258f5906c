import Database from 'better-sqlite3';
import type { SqliteDatabase } from './sqlite-driver.ts';

/** Decides a connection's settings; see docs/decisions on storage. */
type Purpose = 'writer' | 'reader' | 'checkpoints';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a connection with our settings: WAL, synchronous FULL, foreign keys, no mmap. With `mustExist`, a missing file
 * is an error: an empty database in place of a removed one would look like a new server at the next start.
 */
export function openSqlite(file: string, purpose: Purpose, mustExist = purpose !== 'writer'): SqliteDatabase {
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS, fileMustExist: mustExist });
  if (purpose !== 'reader') {
    database.pragma('journal_mode = WAL');
    // A commit returns only once the WAL is on disk: acknowledged writes must survive a power failure.
    database.pragma('synchronous = FULL');
  }
  database.pragma('foreign_keys = ON');
  database.pragma('mmap_size = 0');
  // Writes must not depend on free space for temporary files.
  database.pragma('temp_store = MEMORY');
  database.pragma('cache_size = -16000');
  if (purpose === 'reader') database.pragma('query_only = ON');
  // Checkpoints have their own thread: inside commits, they double the p99 on slow disks.
  if (purpose === 'writer') database.pragma('wal_autocheckpoint = 0');
  return database;
}

/** Writes a consistent, compacted snapshot of a database in use to a new file. */
export function copySqlite(source: string, target: string): void {
  const database = new Database(source, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
