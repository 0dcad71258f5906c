import Database from 'better-sqlite3';
import type { SqliteDatabase } from './sqlite-driver.ts';

/** What a connection is for decides its settings; see docs/decisions on storage. */
type Purpose = 'writer' | 'reader' | 'checkpoints';

const BUSY_TIMEOUT_MS = 10_000;

/** Opens a connection with the settings every one of ours has: WAL, FULL, foreign keys, no memory map. */
export function openSqlite(file: string, purpose: Purpose): SqliteDatabase {
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  if (purpose !== 'reader') {
    database.pragma('journal_mode = WAL');
    // FULL: a commit returns after the log is on the disk. An acknowledgement is a promise.
    database.pragma('synchronous = FULL');
  }
  database.pragma('foreign_keys = ON');
  database.pragma('mmap_size = 0');
  // A full disk for temporary files is nothing that a write should depend on.
  database.pragma('temp_store = MEMORY');
  database.pragma('cache_size = -16000');
  if (purpose === 'reader') database.pragma('query_only = ON');
  // Checkpoints run on their own thread: inside the commit they double its p99 on a slow disk.
  if (purpose === 'writer') database.pragma('wal_autocheckpoint = 0');
  return database;
}

/** Copies a database that may be in use into a new file, as of one moment, compacted. */
export function copySqlite(source: string, target: string): void {
  const database = new Database(source, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
