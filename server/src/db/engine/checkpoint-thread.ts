import { parentPort, workerData } from 'node:worker_threads';
import { isFailedSync } from './database-errors.ts';
import { openSqlite } from './sqlite.ts';

/** Worker thread that checkpoints the WAL, so that no commit has to. Ends when nothing has been written for a while. */
const LOOK_EVERY_MS = 250;
const RESTS_AFTER_MS = 10_000;
/**
 * 1 MB. After a checkpoint the writer starts again at the front of the log and overwrites it, which takes a disk half
 * as long as extending the file. Checkpoints of 4 MB made commits wait up to 30 ms.
 */
const PASSIVE_PAST_PAGES = 256;
/** 256 MB. RESTART holds the write lock for about two fsyncs, so it is used only when the log has become very long. */
const RESTART_PAST_PAGES = 65_536;

const { file } = workerData as { file: string };
const database = openSqlite(file, 'checkpoints');
let seen = -1;
let since = performance.now();
const timer = setInterval(() => {
  try {
    const { log, waiting } = countPages();
    if (log !== seen) since = performance.now();
    seen = log;
    if (waiting < PASSIVE_PAST_PAGES) {
      if (performance.now() - since > RESTS_AFTER_MS) end();
      return;
    }
    database.pragma(log > RESTART_PAST_PAGES ? 'wal_checkpoint(RESTART)' : 'wal_checkpoint(PASSIVE)');
  } catch (error) {
    // Busy, or the disk is full: retried at the next interval.
    if (isFailedSync(error)) throw error;
  }
}, LOOK_EVERY_MS);
parentPort?.on('message', end);

function end(): void {
  clearInterval(timer);
  database.close();
  parentPort?.close();
}

/**
 * Pages in the log, and how many of them are not in the database file yet. The log's file size does not tell, since it
 * never shrinks.
 */
function countPages(): { log: number; waiting: number } {
  const [row] = database.pragma('wal_checkpoint(NOOP)') as { log: number; checkpointed: number }[];
  return { log: row?.log ?? 0, waiting: (row?.log ?? 0) - (row?.checkpointed ?? 0) };
}
