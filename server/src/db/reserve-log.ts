import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import type { SqliteDatabase } from './sqlite-driver.ts';

/** Twice what the log holds before it begins at its front again (see checkpoint-thread.ts). */
const RESERVED_BYTES = 8 * 1024 * 1024;
const STEP = new Uint8Array(1024 * 1024);

/**
 * Makes the file of the write-ahead log as long as it will become. A commit that lengthens a file also changes what the
 * file system notes about the file, and waits for that: over what is there already it takes half the time. Zeros after
 * the last page of a log are no pages.
 */
export function reserveLog(database: SqliteDatabase): void {
  // Nobody writes to the log meanwhile.
  database.exec('begin immediate');
  try {
    // Only the log: to close a second handle of the database's own file would give up SQLite's locks on it.
    const log = openSync(`${database.name}-wal`, 'r+');
    try {
      for (let at = fstatSync(log).size; at < RESERVED_BYTES; at += STEP.length) writeSync(log, STEP, 0, null, at);
    } finally {
      closeSync(log);
    }
  } catch {
    // No room, or no such file: commits make it longer themselves, and say so if they cannot.
  } finally {
    database.exec('rollback');
  }
}
