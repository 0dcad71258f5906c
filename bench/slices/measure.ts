/**
 * How long a typist waits while another user makes the server do as much as one call allows, and the longest
 * uninterrupted work of the main thread and the writer meanwhile. The latter is in processor time, which other load
 * does not change much.
 *
 *     node bench/slices/measure.ts [part of a name…]
 *     FOLDERS=10 node bench/slices/measure.ts
 *     DB=postgres node bench/slices/measure.ts
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createAccount, findWorkspace, loginAdmin, mustPost } from '../../tests/_support/accounts.ts';
import { LIMIT_CASES, makeHoarder, type LimitCase } from '../../tests/_support/limit-cases.ts';
import startClusterForRun from '../../tests/_support/prepare-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { typeDuring } from '../../tests/_support/typist.ts';
import type { Slice } from './watch-threads.ts';
import { readMetric } from '../../tests/abuse/_support/read-metric.ts';

/** Of a thousand texts each; a workspace can hold 48. */
const FOLDERS = Number(process.env['FOLDERS'] ?? 48);
const LONG_HOLDS = 'scriptorium_writer_long_holds_total';
const NOTHING: LimitCase = { name: 'nothing', prepare: async () => () => Promise.resolve() };

const slicesFolder = mkdtempSync(join(tmpdir(), 'scriptorium-slices-'));
const slicesFile = join(slicesFolder, 'slices.jsonl');
const watcher = new URL('./watch-threads.ts', import.meta.url).href;
const wanted = process.argv.slice(2);
const stopCluster = await startClusterForRun();
const server = await startServer({
  env: { METRICS: '1', SLICES_FILE: slicesFile, NODE_OPTIONS: `--import ${watcher}` },
});
try {
  const admin = await loginAdmin(server);
  const typist = await createAccount(server, 'Typist');
  const home = await findWorkspace(typist);
  await mustPost(typist.client, '/api/workspace/create-text-file', { uuid: home, parentItem: '', name: 'mine.md' });
  console.log(
    `${process.env['DB'] ?? 'sqlite'}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`,
  );
  for (const { name, prepare } of [NOTHING, ...LIMIT_CASES]) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const work = await prepare(await makeHoarder(server, FOLDERS), admin);
    const before = await readMetric(server, LONG_HOLDS);
    const document = { workspace: home, path: 'mine.md' };
    const began = Date.now();
    const { took, acknowledged } = await typeDuring(typist.client, document, work);
    const { count, p50, p99, max } = acknowledged;
    // Until the last slices are in the file.
    await setTimeout(500);
    const holds = (await readMetric(server, LONG_HOLDS)) - before;
    console.log(
      `${name.padEnd(48)} ${took.toFixed(0).padStart(7)} ms; typing: ${count} keys, p50 ${p50.toFixed(1)}, ` +
        `p99 ${p99.toFixed(1)}, longest ${max.toFixed(1)} ms; ` +
        `busy without a break: main ${describeSlices('main', began)}, writer ${describeSlices('writer', began)}; ${holds} long holds`,
    );
  }
} finally {
  await server.dispose();
  await stopCluster();
  rmSync(slicesFolder, { recursive: true });
}

/** Slices since a time: the number of those of at least 5 ms, and the longest. */
function describeSlices(thread: Slice['thread'], since: number): string {
  if (!existsSync(slicesFile)) return '-';
  const lines = readFileSync(slicesFile, 'utf8').trimEnd().split('\n');
  const all = lines.map((line) => JSON.parse(line) as Slice).filter((slice) => slice.thread === thread);
  const lengths = all.filter(({ at, ms }) => at >= since && ms >= 5).map(({ ms }) => ms);
  const longest = lengths.toSorted((a, b) => b - a).slice(0, 3);
  return `${longest.map((ms) => ms.toFixed(0)).join(', ') || 'under 5'} ms (${lengths.length})`;
}
