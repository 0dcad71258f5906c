import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the frequency of its own clock. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time used by a process, its descendants and those it has waited for; undefined on systems
 * that do not provide it. Follows the children rather than scanning all processes of the machine.
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

/** The fields after the program's name in parentheses, which may contain anything: state, parent, group and so on. */
function readStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}
