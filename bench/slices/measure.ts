/**
 * How long a typist waits while another user makes the server do as much as one call allows.
 *
 *     node bench/slices/measure.ts [part of a name…]
 *     DB=postgres node bench/slices/measure.ts
 */
import { cpus } from 'node:os';
import { createAccount, findWorkspace, loginAdmin, mustPost } from '../../tests/_support/accounts.ts';
import { LIMIT_CASES, makeHoarder, type LimitCase } from '../../tests/_support/limit-cases.ts';
import startClusterForRun from '../../tests/_support/prepare-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { typeDuring } from '../../tests/_support/typist.ts';
import { readMetric } from '../../tests/abuse/_support/read-metric.ts';

const FOLDERS = 48;
const LONG_HOLDS = 'scriptorium_writer_long_holds_total';
const NOTHING: LimitCase = { name: 'nothing', prepare: async () => () => Promise.resolve() };

const wanted = process.argv.slice(2);
const stopCluster = await startClusterForRun();
const server = await startServer({ env: { METRICS: '1' } });
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
    const { took, acknowledged } = await typeDuring(typist.client, document, work);
    const { count, p50, p99, max } = acknowledged;
    const holds = (await readMetric(server, LONG_HOLDS)) - before;
    console.log(
      `${name.padEnd(48)} ${took.toFixed(0).padStart(7)} ms; typing: ${count} keys, p50 ${p50.toFixed(1)}, ` +
        `p99 ${p99.toFixed(1)}, longest ${max.toFixed(1)} ms; ${holds} long holds of the writer`,
    );
  }
} finally {
  await server.dispose();
  await stopCluster();
}
