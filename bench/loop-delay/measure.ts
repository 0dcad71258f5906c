import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../../tests/_support/client.ts';
import { ADMIN, NODE, START } from '../../tests/_support/start-server.ts';

/**
 * Shows that a slow disk does not block the event loop: runs the real server under strace with every fsync and
 * fdatasync delayed, and clients that write at up to a given rate. Prints the main loop's delay and the latency of the
 * calls; exits with 1 if the loop's p99 exceeds the limit.
 *
 *     node bench/loop-delay/measure.ts [milliseconds per fsync = 20] [seconds = 10] [writes per second = 100]
 */
const [fsyncMs = 20, seconds = 10, rate = 100] = process.argv.slice(2).map(Number);
const LIMIT_MS = 20;
const port = 12_000 + Math.floor(Math.random() * 20_000);
const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
const url = `http://127.0.0.1:${port}`;

const inject = fsyncMs > 0 ? ['-e', `inject=fsync,fdatasync:delay_exit=${fsyncMs * 1000}`] : [];
const strace = ['-f', '--seccomp-bpf', '-o', join(dataDir, 'calls'), '-e', 'trace=fsync,fdatasync', ...inject];
const traced = spawn('strace', [...strace, NODE, ...START], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    METRICS: '1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  },
});
try {
  await waitUntilHealthy();
  const client = new Client(url);
  await client.login(ADMIN.email, ADMIN.password);
  const { body } = await client.post('/api/workspace/list');
  const uuid = (body as { workspaces: { uuid: string }[] }).workspaces[0]?.uuid ?? '';
  // The first scrape starts the histogram.
  await readMetric('scriptorium_loop_delay_p99_seconds');
  const latencies = await writeFor(client, uuid);
  const p99 = (await readMetric('scriptorium_loop_delay_p99_seconds')) * 1000;
  const max = (await readMetric('scriptorium_loop_delay_max_seconds')) * 1000;
  const syncs = readFileSync(join(dataDir, 'calls'), 'utf8').split('\n').length;
  const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? NaN).toFixed(1);
  console.log(
    `fsync ${fsyncMs} ms: ${latencies.length} writes in ${seconds} s, ${syncs} syncs; ` +
      `loop delay p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms; write p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  if (latencies.length < (rate * seconds) / 2) throw new Error('Too few writes for a statement.');
  if (p99 >= LIMIT_MS) process.exitCode = 1;
} finally {
  const child = Number(readFileSync(`/proc/${traced.pid}/task/${traced.pid}/children`, 'utf8').trim().split(' ')[0]);
  const gone = once(traced, 'exit');
  process.kill(child, 'SIGTERM');
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}

/** Open loop: writes at a fixed rate, whether or not the last one has returned. Returns sorted latencies in ms. */
async function writeFor(client: Client, uuid: string): Promise<number[]> {
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = started + (n * 1000) / rate;
    const pause = due - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    pending.push(
      client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: `folder ${n}` }).then((answer) => {
        if (answer.status !== 200) throw new Error(`create-folder answered ${answer.status}`);
        latencies.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(pending);
  return latencies.toSorted((a, b) => a - b);
}

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}

async function waitUntilHealthy(): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not healthy in a minute.');
}
