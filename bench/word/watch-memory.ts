import { execFileSync } from 'node:child_process';

const SAMPLE_MS = 100;

/** Resident memory of a process and its descendants. */
export function watchMemory(pid: number): { stop(): string } {
  const read = (): { own: number; all: number } => {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=']).toString().trim().split('\n');
    const known = new Set([pid]);
    const sum = { own: 0, all: 0 };
    for (const row of rows) {
      const [child = 0, parent = 0, size = 0] = row.trim().split(/\s+/u).map(Number);
      if (!known.has(child) && !known.has(parent)) continue;
      known.add(child);
      sum.all += size / 1024;
      if (child === pid) sum.own = size / 1024;
    }
    return sum;
  };
  const before = read();
  let [own, all] = [before.own, before.all];
  const timer = setInterval(() => {
    const now = read();
    own = Math.max(own, now.own);
    all = Math.max(all, now.all);
  }, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return `server ${before.own.toFixed(0)} to ${own.toFixed(0)} MB, with converters ${before.all.toFixed(0)} to ${all.toFixed(0)} MB`;
    },
  };
}
