import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './measure.ts';

/** WAL pages written by one keystroke. */
const PAGES = 6;
const PAGE = Buffer.alloc(4096, 1);
const LENGTH = 4 * 1024 * 1024;
const COUNT = 100;

/**
 * What a commit waits for: appended or overwritten pages plus an fsync, p50/p99 in ms, back to back and after a pause.
 */
export async function measureFsync(noteMedian?: (ms: number) => void): Promise<string> {
  const inARow = await syncWithPauses(0);
  noteMedian?.(quantile(inARow, 0.5));
  return (
    `${describe(inARow)} in a row, ${describe(await syncWithPauses(100))} ten times a second, over what is there ` +
    `${describe(await syncWithPauses(0, true))} and ${describe(await syncWithPauses(100, true))}`
  );
}

/** Median sync at the given rate: idle disks and cores are slower. */
export async function measureSyncAtPace(timesASecond: number): Promise<number> {
  return quantile(await syncWithPauses(1000 / timesASecond), 0.5);
}

function describe(times: readonly number[]): string {
  return `${quantile(times, 0.5).toFixed(2)}/${quantile(times, 0.99).toFixed(2)}`;
}

async function syncWithPauses(pauseMs: number, over = false): Promise<number[]> {
  const path = join(tmpdir(), `fsync-${process.pid}`);
  const file = openSync(path, 'w');
  if (over) writeSync(file, Buffer.alloc(LENGTH + PAGES * PAGE.length));
  if (over) fsyncSync(file);
  const times: number[] = [];
  for (let i = 0; i < (pauseMs > 0 ? COUNT / 4 : COUNT); i += 1) {
    const at = over ? (i * PAGES * PAGE.length) % LENGTH : i * PAGES * PAGE.length;
    for (let page = 0; page < PAGES; page += 1) writeSync(file, PAGE, 0, PAGE.length, at + page * PAGE.length);
    const started = performance.now();
    fsyncSync(file);
    times.push(performance.now() - started);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  closeSync(file);
  rmSync(path);
  return times;
}
