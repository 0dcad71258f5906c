import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Whether this machine lets strace look at another process of ours. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;
}

/**
 * Lets system calls of a running process, in all its threads, fail as told (strace's `--inject`); resolves when the
 * faults are in place. The count of `when=` begins here, for each thread.
 */
export async function inject(pid: number, fault: string): Promise<{ trace(): string; end(): Promise<void> }> {
  const calls = fault.split(':')[0] ?? '';
  const tracer = spawn('strace', ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${fault}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
      tracer.kill('SIGINT');
      await gone;
    },
  };
}
