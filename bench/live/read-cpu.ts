import { readdirSync, readFileSync } from 'node:fs';

/** Kernel clock ticks per second. */
const TICKS = 100;

/** Processor time of a process and all its descendants (such as PostgreSQL's), in milliseconds. */
export function readCpu(parentId: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const words = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent, , , , , , , , , , user = 0, system = 0, deadUser = 0, deadSystem = 0] = words;
      if (Number(name) === parentId) ticks += user + system + deadUser + deadSystem;
      else if (parent === parentId) ticks += user + system;
    } catch {
      continue;
    }
  }
  return (ticks * 1000) / TICKS;
}
