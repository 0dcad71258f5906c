import { parentPort, workerData } from 'node:worker_threads';
import { isFailedSync } from './database-errors.ts';
import { openSqlite } from './sqlite.ts';

/** Worker thread that checkpoints the WAL, so that no commit has to. Ends when nothing has been written for a while. */
const POLL_MS = 250;
const IDLE_EXIT_MS = 10_000;
/**
 * 1 MB. After a full checkpoint, the writer overwrites the WAL from its start, which is twice as fast as extending it.
 * Checkpoints of 4 MB made commits wait up to 30 ms.
 */
const PASSIVE_ABOVE_PAGES = 256;
/** 256 MB. RESTART holds the write lock for about two fsyncs, so it is the last resort against a growing WAL. */
const RESTART_ABOVE_PAGES = 65_536;

const { file } = workerData as { file: string };
const database = openSqlite(file, 'checkpoints');
let lastLog = -1;
let writtenAt = performance.now();
const timer = setInterval(() => {
  try {
    const { log, pending } = countPages();
    if (log !== lastLog) writtenAt = performance.now();
    lastLog = log;
    if (pending < PASSIVE_ABOVE_PAGES) {
      if (performance.now() - writtenAt > IDLE_EXIT_MS) end();
      return;
    }
    database.pragma(log > RESTART_ABOVE_PAGES ? 'wal_checkpoint(RESTART)' : 'wal_checkpoint(PASSIVE)');
  } catch (error) {
    // Busy, or the disk is full: retried at the next interval.
    if (isFailedSync(error)) throw error;
  }
}, POLL_MS);
parentPort?.on('message', end);

function end(): void {
  clearInterval(timer);
  database.close();
  parentPort?.close();
}

/** Pages in the WAL, and how many are not in the database file yet. The WAL's file never shrinks, so its size is no use. */
function countPages(): { log: number; pending: number } {
  const [row] = database.pragma('wal_checkpoint(NOOP)') as { log: number; checkpointed: number }[];
  return { log: row?.log ?? 0, pending: (row?.log ?? 0) - (row?.checkpointed ?? 0) };
}
