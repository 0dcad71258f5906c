import { readdirSync, readFileSync } from 'node:fs';

/** The server's converter process. */
export function findConverter(server: number): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const parent = /^\d+ \(.*\) \S (\d+)/su.exec(readFileSync(`/proc/${name}/stat`, 'latin1'))?.[1];
      if (Number(parent) === server && readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('converter-child'))
        return Number(name);
    } catch {
      // It has just exited.
    }
  }
  throw new Error('no converter runs');
}
