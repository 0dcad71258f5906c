import { copyItems, createTextFile, list } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, createGroup, findWorkspace, runCli } from '../tests/_support/accounts.ts';
import { startServer } from '../tests/_support/start-server.ts';
import { LiveEditor } from '../tests/live/live-client.ts';

/**
 * How long a server with very many files takes to serve again after being killed while people typed.
 *
 *     node scripts/start-time.ts [files = 100000] [runs = 5]
 */
const [files = 100_000, runs = 5] = process.argv.slice(2).map(Number);
const PER_FOLDER = 500;
const PER_WORKSPACE = 20_000;
const AT_ONCE = 50;
const LIMIT_MS = 10_000;

await using server = await startServer({ env: { LOG_LEVEL: 'warn' } });
const ada = await createAccount(server, 'Ada');
const uuid = await findWorkspace(ada);
await ada.client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'folder' });
for (let n = 0; n < PER_FOLDER; n += AT_ONCE) {
  const part = Array.from({ length: AT_ONCE }, (_, i) => ({ name: `${n + i}.bin`, content: `File ${n + i}` }));
  const answer = await ada.client.upload(uuid, 'folder', part);
  if (answer.status !== 200) throw new Error(`An upload answered ${answer.status}`);
}
// Spread over several workspaces, whose item count is limited.
for (let n = 0; n < files; n += PER_WORKSPACE) {
  const targetWorkspace = await createGroup(`Group ${n}`, ada);
  for (let at = n; at < Math.min(files, n + PER_WORKSPACE); at += PER_FOLDER)
    await ada.client.call(copyItems, { uuid, itemPaths: ['folder'], targetWorkspace, targetFolder: '' });
}
await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md' });

const times: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const editor = await LiveEditor.open(ada.client, { workspace: uuid, path: 'paper.md' });
  for (let n = 0; n < 200; n += 1) editor.type(editor.length, `${n} `);
  await editor.until(() => editor.confirmed > 0);
  await server.kill();
  editor.stop();
  const began = performance.now();
  await server.start();
  times.push(performance.now() - began);
}
const { workspaces } = await ada.client.call(list, {});
const count = workspaces.reduce((sum, { fileCount }) => sum + fileCount, 0);
const longest = Math.max(...times);
console.log(
  `${count} files; ready after a kill in ${times.map((time) => (time / 1000).toFixed(1)).join(', ')} s, limit ${LIMIT_MS / 1000} s`,
);
console.log((await runCli(server, 'check')).trim());
process.exitCode = longest < LIMIT_MS && count >= files ? 0 : 1;
