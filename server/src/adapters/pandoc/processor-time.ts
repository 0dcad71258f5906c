import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time that a process group has used, with the children it has waited for; undefined on
 * systems that do not tell.
 */
export function readProcessorTime(group: number): number | undefined {
  let ticks: number | undefined;
  for (const pid of listProcesses()) {
    const fields = readFields(pid);
    if (fields !== undefined && Number(fields[2]) === group)
      ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), ticks ?? 0);
  }
  return ticks === undefined ? undefined : ticks * TICK_MS;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  } catch {
    return [];
  }
}

/** What stands behind the program's name in parentheses, which may contain anything: state, parent, group and so on. */
function readFields(pid: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}
