import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this machine lets strace look at another process of ours. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;
}

/**
 * Lets system calls of a running process, in all its threads, fail as told (strace's `--inject`), those about `paths`
 * only when there are some; resolves when the faults are in place. The count of `when=` begins here, for each thread.
 */
export async function inject(
  pid: number,
  fault: string,
  paths: readonly string[] = [],
): Promise<{ trace(): string; end(): Promise<void> }> {
  const calls = fault.split(':')[0] ?? '';
  const only = paths.flatMap((path) => ['-P', path]);
  const words = ['-f', '-p', String(pid), ...only, '-e', `trace=${calls}`, '-e', `inject=${fault}`];
  const tracer = spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let written = '';
  const gone = once(tracer, 'exit');
  await new Promise<void>((resolve, reject) => {
    tracer.once('error', reject);
    tracer.once('exit', () => reject(new Error(`strace ended at once: ${written}`)));
    tracer.stderr.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      if (written.includes('attached')) resolve();
    });
  });
  return {
    trace: () => written,
    end: async () => {
      // A tracer whose process is dead may wait for its threads for ever.
      tracer.kill(isDead(pid) ? 'SIGKILL' : 'SIGINT');
      const late = setTimeout(() => tracer.kill('SIGKILL'), 2000);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Whether a process has ended, though its tracer has not let go of it yet. */
export function isDead(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return !existsSync(file) || readFileSync(file, 'utf8').includes(') Z ');
}
