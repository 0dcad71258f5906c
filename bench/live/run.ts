import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import { NODE, startServer } from '../../tests/_support/start-server.ts';
import type { Load, LoadResult } from './load.ts';

/**
 * Live editing measured: ours (every acknowledgement on the disk) beside the bare protocol in memory.
 *
 *     node bench/live/run.ts [--runs 5] [--seconds 6] [--quick]
 */
const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const RUNS = argument('runs', 5);
const SECONDS = argument('seconds', 6);
const QUICK = process.argv.includes('--quick');
const GENERATORS = 2;
const LIMIT_MS = 250;

interface Target {
  name: string;
  pid: number;
  /** Addresses for so many clients on each of so many new documents. */
  open(documents: number, clients: number): Promise<Load['addresses']>;
  stop(): Promise<void>;
}

async function startBare(): Promise<Target> {
  const child = spawn(NODE, [join(import.meta.dirname, 'bare-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  let names = 0;
  return {
    name: 'bare protocol, in memory',
    pid: child.pid ?? -1,
    open: (documents, clients) => {
      const addresses: Load['addresses'] = [];
      for (let d = 0; d < documents; d += 1) {
        names += 1;
        for (let c = 0; c < clients; c += 1) {
          const clientID = randomBytes(16).toString('hex');
          addresses.push({ clientID, url: `ws://127.0.0.1:${port}/?document=${names}&clientID=${clientID}` });
        }
      }
      return Promise.resolve(addresses);
    },
    stop: async () => {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

async function startOurs(): Promise<Target> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', SOCKETS_PER_USER: '1000' } });
  const { client } = await createAccount(server, 'Typist');
  const uuid = await findWorkspace({ client, email: '', password: '', displayName: '' });
  let names = 0;
  return {
    name: 'Scriptorium, SQLite, on disk',
    pid: server.pid(),
    open: async (documents, clients) => {
      const addresses: Load['addresses'] = [];
      for (let d = 0; d < documents; d += 1) {
        const name = `bench-${(names += 1)}.md`;
        await client.call(createTextFile, { uuid, parentItem: '', name });
        for (let c = 0; c < clients; c += 1) {
          const { ticket } = await client.call(requestWsTicket, { uuid, docPath: name });
          const clientID = randomBytes(16).toString('hex');
          const query = new URLSearchParams({ ticket, protocol: '1', clientID });
          addresses.push({ clientID, url: `ws://127.0.0.1:${server.port}/documents?${query.toString()}` });
        }
      }
      return addresses;
    },
    stop: () => server.dispose(),
  };
}

async function measure(target: Target, documents: number, clients: number, rate: number): Promise<LoadResult> {
  const addresses = await target.open(documents, clients);
  const parts = Array.from({ length: Math.min(GENERATORS, addresses.length) }, (_, i) =>
    addresses.filter((_address, n) => n % GENERATORS === i),
  );
  const results = await Promise.all(
    parts.map(
      (part) =>
        new Promise<LoadResult>((resolve, reject) => {
          const child = fork(join(import.meta.dirname, 'load.ts'), { execPath: NODE });
          child.once('message', (result) => resolve(result as LoadResult));
          child.once('exit', (code) => (code === 0 ? undefined : reject(new Error('a generator failed'))));
          child.send({ addresses: part, rate, warmMs: 1500, measureMs: SECONDS * 1000 } satisfies Load);
        }),
    ),
  );
  return {
    acknowledged: results.flatMap(({ acknowledged }) => acknowledged),
    received: results.flatMap(({ received }) => received),
    edits: results.reduce((sum, { edits }) => sum + edits, 0),
    unanswered: results.reduce((sum, { unanswered }) => sum + unanswered, 0),
  };
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

function measureFsync(): string {
  const path = join(tmpdir(), `fsync-${process.pid}`);
  const file = openSync(path, 'w');
  const times = Array.from({ length: 300 }, () => {
    writeSync(file, Buffer.alloc(4096));
    const started = performance.now();
    fdatasyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  rmSync(path);
  return `${quantile(times, 0.5).toFixed(2)}/${quantile(times, 0.99).toFixed(2)}`;
}

async function findBest(target: Target, documents: number, clients: number): Promise<number> {
  let best = 0;
  for (let total = 500; total <= 256_000; total *= 2) {
    const result = await measure(target, documents, clients, total / (documents * clients));
    const late = quantile(result.acknowledged, 0.99);
    const done = result.acknowledged.length / SECONDS;
    if (!(late < LIMIT_MS) || done < total * 0.9) break;
    best = total;
  }
  return best;
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, fdatasync p50/p99 ${measureFsync()} ms`,
);
console.log(`Median of ${RUNS} runs of ${SECONDS} s; ms p50/p99; each client types 5 edits a second.`);
for (const start of [startBare, startOurs]) {
  const target = await start();
  try {
    console.log(`\n${target.name}`);
    for (const clients of QUICK ? [2, 10] : [2, 10, 50, 100]) {
      const runs: LoadResult[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await measure(target, 1, clients, 5));
      const at = (pick: (run: LoadResult) => number[], q: number): string =>
        median(runs.map((run) => quantile(pick(run), q))).toFixed(1);
      const acknowledged = ({ acknowledged: values }: LoadResult): number[] => values;
      const received = ({ received: values }: LoadResult): number[] => values;
      console.log(
        `  ${clients} clients, one document: acknowledged ${at(acknowledged, 0.5)}/${at(acknowledged, 0.99)}, ` +
          `received by others ${at(received, 0.5)}/${at(received, 0.99)}, resident ${residentMb(target.pid).toFixed(0)} MB`,
      );
    }
    console.log(`  best load, 1 document × 10 clients: ${await findBest(target, 1, 10)} edits/s`);
    if (!QUICK) console.log(`  best load, 100 documents × 2 clients: ${await findBest(target, 100, 2)} edits/s`);
  } finally {
    await target.stop();
  }
}
