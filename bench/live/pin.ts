import { execFileSync } from 'node:child_process';

/** Keeps a process and all its threads on one core. */
export function pinTo(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}
