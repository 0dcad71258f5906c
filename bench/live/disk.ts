import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './measure.ts';

/** What one fdatasync takes on the disk that the servers under measurement write to. */
export function measureFsync(): string {
  const path = join(tmpdir(), `fsync-${process.pid}`);
  const file = openSync(path, 'w');
  const times = Array.from({ length: 300 }, () => {
    writeSync(file, Buffer.alloc(4096));
    const started = performance.now();
    fdatasyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  rmSync(path);
  return `${quantile(times, 0.5).toFixed(2)}/${quantile(times, 0.99).toFixed(2)}`;
}
