import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One sample of the server, from outside and from its own metrics. */
export interface Sample {
  seconds: number;
  residentMb: number;
  heapMb: number;
  handles: number;
  threads: number;
  /** CPU seconds used so far. */
  cpu: number;
  loopP99Ms: number;
  answerMs: number;
  databaseMb: number;
}

const MB = 1024 * 1024;
const TICKS_A_SECOND = 100;

export async function takeSample(
  server: { url: string; pid(): number; dataDir: string },
  began: number,
): Promise<Sample> {
  const pid = server.pid();
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const asked = performance.now();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const answerMs = performance.now() - asked;
  const read = (name: RegExp): number => Number(name.exec(metrics)?.[1] ?? Number.NaN);
  const databaseMb = ['', '-wal'].reduce((sum, end) => {
    const file = statSync(join(server.dataDir, `scriptorium.sqlite${end}`), { throwIfNoEntry: false });
    return sum + (file?.size ?? 0) / MB;
  }, 0);
  return {
    seconds: (performance.now() - began) / 1000,
    residentMb: Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? Number.NaN) / 1024,
    heapMb: read(/^scriptorium_heap_bytes (\S+)$/mu) / MB,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    threads: Number(/Threads:\s+(\d+)/u.exec(status)?.[1] ?? Number.NaN),
    cpu: (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / TICKS_A_SECOND,
    loopP99Ms: read(/^scriptorium_loop_delay_p99_seconds (\S+)$/mu) * 1000,
    answerMs,
    databaseMb,
  };
}

/** What must not grow, its tolerance, and how a period's samples are reduced. */
const BOUNDS = [
  // The lowest sample of a period is what a garbage collection left; single peaks are not growth.
  { name: 'heap', unit: 'MB', of: (sample: Sample) => sample.heapMb, pick: lowest, share: 0.25, atLeast: 25 },
  {
    name: 'resident memory',
    unit: 'MB',
    of: (sample: Sample) => sample.residentMb,
    pick: median,
    share: 0.25,
    atLeast: 80,
  },
  { name: 'handles', unit: '', of: (sample: Sample) => sample.handles, pick: median, share: 0.1, atLeast: 20 },
  { name: 'threads', unit: '', of: (sample: Sample) => sample.threads, pick: lowest, share: 0, atLeast: 4 },
] as const;

/**
 * Compares the last quarter of a run with the second; the first is warm-up. Returns a line per figure, and those that
 * grew.
 */
export function judgeGrowth(samples: readonly Sample[]): { lines: string[]; grown: string[] } {
  const quarter = Math.floor(samples.length / 4);
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  const lines: string[] = [];
  const grown: string[] = [];
  if (quarter === 0) return { lines: ['too few samples'], grown: ['too few samples'] };
  for (const { name, unit, of, pick, share, atLeast } of BOUNDS) {
    const before = pick(early.map(of));
    const after = pick(late.map(of));
    const line = `${name}: ${before.toFixed(0)} → ${after.toFixed(0)} ${unit}`.trim();
    lines.push(line);
    // Written so that a missing figure (NaN) counts as grown.
    if (!(after - before <= Math.max(atLeast, before * share))) grown.push(line);
  }
  return { lines, grown };
}

function lowest(values: readonly number[]): number {
  return Math.min(...values);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
