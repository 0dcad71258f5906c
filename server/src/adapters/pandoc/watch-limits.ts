/**
 * A thread of the converter process. Pandoc blocks the main thread, so the process watches itself from here: it dies
 * when it takes too much memory and when its parent is gone, even if the parent was killed without a word.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { memoryBytes, parent } = workerData as { memoryBytes: number; parent: number };

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > memoryBytes) {
    writeSync(2, 'limit:memory\n');
    process.kill(process.pid, 'SIGKILL');
  }
}, 100);
