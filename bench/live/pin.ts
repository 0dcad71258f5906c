import { execFileSync, spawn } from 'node:child_process';
import { cpus } from 'node:os';

/** Keeps a process and all its threads on one core. */
export function pinTo(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}

/** Gives every core something to do that yields to all else, so that none of them sleeps; answers how to end it. */
export function keepAwake(): () => void {
  const spinning = cpus().map(() =>
    spawn('nice', ['-n', '19', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = (): void => {
    for (const child of spinning) child.kill('SIGKILL');
  };
  process.once('exit', end);
  return end;
}
