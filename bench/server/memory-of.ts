import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and its descendants, in MB. */
export interface Memory {
  /** Resident; shared pages count in full, including the 55 MB of Node's binary. */
  rss: number;
  /** Resident; each shared page is divided by the number of processes that share it. */
  pss: number;
  /** Private to the processes: heaps, stacks and buffers. */
  own: number;
  processes: number;
}

export function readMemory(pid: number): Memory {
  const sum = { rss: 0, pss: 0, own: 0, processes: 0 };
  for (const one of [pid, ...findDescendants(pid)]) {
    let text: string;
    try {
      text = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
    } catch {
      // It has just ended.
      continue;
    }
    const read = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(text)?.[1] ?? 0) / 1024;
    sum.rss += read('Rss');
    sum.pss += read('Pss');
    sum.own += read('Anonymous');
    sum.processes += 1;
  }
  return sum;
}

function findDescendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has just ended.
    }
  }
  const found: number[] = [];
  collect(pid);
  return found;

  function collect(of: number): void {
    for (const [child, parent] of parents) {
      if (parent !== of) continue;
      found.push(child);
      collect(child);
    }
  }
}
