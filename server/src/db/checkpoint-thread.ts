import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { isFailedSync } from './database-errors.ts';
import { openSqlite } from './sqlite.ts';

/** Worker: moves the log into the database file, so that no commit has to. */
const LOOK_EVERY_MS = 250;
const PASSIVE_PAST_BYTES = 4 * 1024 * 1024;
/** RESTART holds the write lock for about two fsyncs: only when the log has become very long. */
const RESTART_PAST_BYTES = 256 * 1024 * 1024;

const { file } = workerData as { file: string };
const database = openSqlite(file, 'checkpoints');
const timer = setInterval(() => {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size < PASSIVE_PAST_BYTES) return;
  try {
    database.pragma(size > RESTART_PAST_BYTES ? 'wal_checkpoint(RESTART)' : 'wal_checkpoint(PASSIVE)');
  } catch (error) {
    // Busy or a full disk: the next look tries again.
    if (isFailedSync(error)) throw error;
  }
}, LOOK_EVERY_MS);
parentPort?.on('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
