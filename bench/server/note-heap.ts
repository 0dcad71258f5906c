/** Preloaded into the server: each thread writes its heap statistics to a folder once a second. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { threadId, workerData } from 'node:worker_threads';

const folder = process.env['HEAP_NOTES'];

/** Threads have no names, but can be told apart by their worker data. */
function nameThread(): string {
  if (threadId === 0) return 'main';
  const given = workerData as object | null;
  if (given === null) return `thread ${threadId}`;
  if ('databaseUrl' in given) return 'reading';
  return 'server' in given ? 'writer' : 'checkpoints';
}

if (folder !== undefined) {
  const name = nameThread();
  setInterval(() => {
    const all = getHeapStatistics();
    const young = getHeapSpaceStatistics().find(({ space_name: space }) => space === 'new_space');
    const note = { name, heap: all.total_physical_size, used: all.used_heap_size, young: young?.physical_space_size };
    writeFileSync(join(folder, `${threadId}.json`), JSON.stringify(note));
  }, 1000).unref();
}
