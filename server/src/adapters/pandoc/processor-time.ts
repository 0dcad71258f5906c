import { readdirSync, readFileSync } from 'node:fs';

/** The unit of /proc, whatever the frequency of the kernel's own timer. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time used by a process and its descendants, living or waited for. Undefined where there is no
 * /proc, or the process is gone.
 */
export function readProcessorTime(pid: number): number | undefined {
  const fields = readStat(pid);
  if (fields === undefined) return undefined;
  const own = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) * TICK_MS;
  return listChildren(pid).reduce((sum, child) => sum + (readProcessorTime(child) ?? 0), own);
}

/** Each thread has a list of the processes it started. */
function listChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** The fields of /proc/PID/stat from the state on: those after the program's name, which may contain anything. */
function readStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}
