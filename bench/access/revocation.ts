/**
 * How soon withdrawing a link ends what its guest has open: socket, event stream, link to a file. Timed from sending
 * the call, so that the call itself counts.
 *
 *     node bench/access/revocation.ts [times]          // DB=postgres for PostgreSQL
 */
import { loadavg } from 'node:os';
import { withdrawLink } from '@scriptorium/contract/operations/links.ts';
import { createFolder, createTextFile, getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import { comeAsGuest, makeLink } from '../../tests/_support/guests.ts';
import { startCluster } from '../../tests/_support/postgres.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { openSocket } from '../../tests/live/live-client.ts';

const TIMES = Number(process.argv[2] ?? 100);
/** Milliseconds. */
const GOAL = 1000;

const cluster = process.env['DB'] === 'postgres' ? await startCluster() : null;
if (cluster !== null) process.env['TEST_CLUSTER_URL'] = cluster.url;
const server = await startServer();
const took: Record<'socket' | 'stream' | 'file', number[]> = { socket: [], stream: [], file: [] };
try {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'shared' });
  await ada.client.call(createTextFile, { uuid, parentItem: 'shared', name: 'paper.md' });
  await ada.client.upload(uuid, 'shared', [{ name: 'data.bin', content: 'The bytes of a file.' }]);
  for (let time = 0; time < TIMES; time += 1) {
    const item = { uuid, itemPath: 'shared' };
    const { link, token } = await makeLink(ada, item);
    const { client, place } = await comeAsGuest(server, token);
    const socket = await openSocket(client, { workspace: place.uuid, path: 'paper.md' });
    await socket.next('get-document');
    const events = await fetch(`${server.url}/api/events`, { headers: { cookie: client.cookieHeader() } });
    const { url } = await client.call(getAssetLink, { workspaceUUID: place.uuid, path: 'data.bin' });
    const began = performance.now();
    const since = (): number => performance.now() - began;
    const ends = [
      socket.ending().then(() => took.socket.push(since())),
      events.text().then(() => took.stream.push(since())),
      until(async () => (await client.get(url)).status === 404).then(() => took.file.push(since())),
    ];
    await ada.client.call(withdrawLink, { ...item, link });
    await Promise.all(ends);
  }
  console.log(`${cluster === null ? 'SQLite' : 'PostgreSQL'}, ${TIMES} times, load ${loadavg()[0]?.toFixed(1)}`);
  for (const [what, times] of Object.entries(took)) {
    const sorted = times.toSorted((a, b) => a - b);
    const show = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    console.log(`${what.padEnd(8)} p50 ${show(0.5)}, p99 ${show(0.99)}, at most ${show(1)} ms (goal ${GOAL})`);
    if ((sorted.at(-1) ?? 0) > GOAL) process.exitCode = 1;
  }
} finally {
  await server.dispose();
  await cluster?.stop();
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}
