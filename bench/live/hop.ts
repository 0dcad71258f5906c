import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** WAL pages written by one keystroke. */
const PAGES = 6;
const PAGE = Buffer.alloc(4096, 1);
const COUNT = 50;
const PAUSES_MS = [0, 100];

/**
 * The path of our commits with no other load: to a worker, pages and an fsync there, and back; p50/p99 in ms, back to
 * back and after a pause. What the pause adds is due to the machine: idle cores are slow to wake.
 */
export async function measureHop(): Promise<string> {
  const worker = new Worker(new URL(import.meta.url), { workerData: 'hop' });
  try {
    const found: string[] = [];
    // The first round also waits for the worker to start.
    await timeRounds(worker, 'sync', 0);
    for (const pause of PAUSES_MS) {
      const hop = await timeRounds(worker, 'nothing', pause);
      const sync = await timeRounds(worker, 'sync', pause);
      found.push(`${hop} empty and ${sync} with the fsync ${pause === 0 ? 'in a row' : 'ten times a second'}`);
    }
    return found.join(', ');
  } finally {
    await worker.terminate();
  }
}

async function timeRounds(worker: Worker, what: 'nothing' | 'sync', pauseMs: number): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < COUNT; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const started = performance.now();
    const answered = new Promise((resolve) => worker.once('message', resolve));
    worker.postMessage(what);
    await answered;
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (q: number): string => (sorted[Math.floor(COUNT * q)] ?? Number.NaN).toFixed(2);
  return `${at(0.5)}/${at(0.99)}`;
}

if (!isMainThread && workerData === 'hop') {
  const path = join(tmpdir(), `hop-${process.pid}`);
  const file = openSync(path, 'w');
  // Unlinked at once, so that nothing is left behind however this ends.
  rmSync(path);
  parentPort?.on('message', (what: string) => {
    if (what === 'sync') {
      for (let page = 0; page < PAGES; page += 1) writeSync(file, PAGE);
      fdatasyncSync(file);
    }
    parentPort?.postMessage(null);
  });
  parentPort?.on('close', () => closeSync(file));
}
