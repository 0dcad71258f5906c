import Database from 'better-sqlite3';
import type { SqliteDatabase } from './sqlite-driver.ts';

/** Settings depend on a connection's purpose; see docs/decisions on storage. */
type Purpose = 'writer' | 'reader' | 'checkpoints';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a connection with our common settings: WAL, FULL, foreign keys, no mmap. Only the first one creates a file: if
 * the database was removed meanwhile, an empty one in its place would look like a new server's at the next start.
 */
export function openSqlite(file: string, purpose: Purpose, mustExist = purpose !== 'writer'): SqliteDatabase {
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS, fileMustExist: mustExist });
  if (purpose !== 'reader') {
    database.pragma('journal_mode = WAL');
    // FULL: a commit returns only once the WAL is on disk, since acknowledged writes must never be lost.
    database.pragma('synchronous = FULL');
  }
  database.pragma('foreign_keys = ON');
  database.pragma('mmap_size = 0');
  // Writes must not depend on free space for temporary files.
  database.pragma('temp_store = MEMORY');
  database.pragma('cache_size = -16000');
  if (purpose === 'reader') database.pragma('query_only = ON');
  // Checkpoints run on their own thread: inside commits they double p99 on slow disks.
  if (purpose === 'writer') database.pragma('wal_autocheckpoint = 0');
  return database;
}

/** Copies a database in use to a new, compacted file, as a consistent snapshot. */
export function copySqlite(source: string, target: string): void {
  const database = new Database(source, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
