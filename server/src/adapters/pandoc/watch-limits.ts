/**
 * A thread of the converter process, whose main thread is blocked by pandoc. Kills the process, with the programs it
 * started, when they take too much memory or disk space, or when the parent is gone.
 */
import { readFileSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';

const { memoryBytes, parent, native } = workerData as { memoryBytes: number; parent: number; native: boolean };
/** For sources, intermediate files and the result; far more than the result may take. */
const MAX_DISK_BYTES = 1024 * 1024 * 1024;

function end(why: string): void {
  if (why !== '') writeSync(2, `limit:${why}\n`);
  // The whole process group, to end its children too.
  if (native) process.kill(-process.pid, 'SIGKILL');
  process.kill(process.pid, 'SIGKILL');
}

/** Resident bytes of all processes in our group. */
function readGroupMemory(): number {
  let bytes = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/u.test(pid)) continue;
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
      if (Number(fields[2]) !== process.pid) continue;
      const kilobytes = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
      bytes += Number(kilobytes ?? 0) * 1024;
    } catch {
      continue;
    }
  }
  return bytes;
}

function readFolderSize(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    try {
      if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size;
    } catch {
      continue;
    }
  }
  return bytes;
}

function readOrZero(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

setInterval(
  () => {
    if (process.ppid !== parent) end('');
    if (process.memoryUsage.rss() > memoryBytes) end('memory');
    if (!native) return;
    if (readOrZero(readGroupMemory) > memoryBytes) end('memory');
    if (readOrZero(() => readFolderSize(process.cwd())) > MAX_DISK_BYTES) end('disk');
  },
  native ? 250 : 100,
);
