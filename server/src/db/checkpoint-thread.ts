import { parentPort, workerData } from 'node:worker_threads';
import { isFailedSync } from './database-errors.ts';
import { reserveLog } from './reserve-log.ts';
import { openSqlite } from './sqlite.ts';

/** Worker: moves the log into the database file, so that no commit has to. */
const LOOK_EVERY_MS = 250;
/** 4 MB: after it the writer begins at the front of the log again. */
const PASSIVE_PAST_PAGES = 1024;
/** 256 MB. RESTART holds the write lock for about two fsyncs: only when the log has become very long. */
const RESTART_PAST_PAGES = 65_536;
/** 1 MB: somebody writes here, and it pays to have the rest of the log at hand. */
const RESERVE_PAST_PAGES = 256;

const { file } = workerData as { file: string };
const database = openSqlite(file, 'checkpoints');
let isReserved = false;
const timer = setInterval(() => {
  try {
    const { log, waiting } = countPages();
    if (log > RESERVE_PAST_PAGES && !isReserved) {
      reserveLog(database);
      isReserved = true;
    }
    if (waiting < PASSIVE_PAST_PAGES) return;
    database.pragma(log > RESTART_PAST_PAGES ? 'wal_checkpoint(RESTART)' : 'wal_checkpoint(PASSIVE)');
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

/** Pages in the log, and those of them that are not in the file yet. The log's file says nothing: it never becomes shorter. */
function countPages(): { log: number; waiting: number } {
  const [row] = database.pragma('wal_checkpoint(NOOP)') as { log: number; checkpointed: number }[];
  return { log: row?.log ?? 0, waiting: (row?.log ?? 0) - (row?.checkpointed ?? 0) };
}
