import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** Whether strace may attach to our processes. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;
}

/**
 * Makes system calls of a running process fail in all its threads (strace's `--inject`), optionally only those on
 * `paths`; resolves once active. The `when=` count starts here, per thread.
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
      // A tracer of a dead process may wait for its threads for ever.
      tracer.kill(isDead(pid) ? 'SIGKILL' : 'SIGINT');
      const late = setTimeout(() => tracer.kill('SIGKILL'), 2000);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Whether a process has exited, even if its tracer has not released it yet. */
export function isDead(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return !existsSync(file) || readFileSync(file, 'utf8').includes(') Z ');
}
