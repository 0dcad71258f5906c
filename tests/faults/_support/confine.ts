import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '../../_support/start-server.ts';

const PERIOD_US = 100_000;

/**
 * Puts a server into its own control groups with this much memory (`512M`) and, optionally, a share of one CPU; null if
 * that is not possible.
 */
export function confine(
  server: RunningServer,
  { memory, processorShare }: { memory: string; processorShare?: number },
): { end(): void } | null {
  const share = processorShare === undefined ? null : String(Math.round(processorShare * PERIOD_US));
  // Where cgroups are mounted, in either version.
  const kinds = [
    {
      root: '/sys/fs/cgroup',
      limits: { 'memory.max': memory, ...(share === null ? {} : { 'cpu.max': `${share} ${PERIOD_US}` }) },
    },
    { root: '/sys/fs/cgroup/memory', limits: { 'memory.limit_in_bytes': memory } },
    ...(share === null ? [] : [{ root: '/sys/fs/cgroup/cpu', limits: { 'cpu.cfs_quota_us': share } }]),
  ];
  const made: string[] = [];
  for (const { root, limits } of kinds) {
    const folder = join(root, `scriptorium-${process.pid}-${server.port}`);
    // A folder the kernel does not populate is not a cgroup.
    if (!existsSync(join(root, 'cgroup.procs')) || !tryTo(() => mkdirSync(folder))) continue;
    made.push(folder);
    if (!Object.keys(limits).every((name) => existsSync(join(folder, name)))) continue;
    for (const [name, value] of Object.entries(limits)) writeFileSync(join(folder, name), value);
    writeFileSync(join(folder, 'cgroup.procs'), String(server.pid()));
  }
  const end = (): void => made.forEach((folder) => tryTo(() => rmdirSync(folder)));
  const own = readFileSync(`/proc/${server.pid()}/cgroup`, 'utf8');
  if (own.includes(`scriptorium-${process.pid}-`)) return { end };
  end();
  return null;
}

function tryTo(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
