/**
 * What each hostile file costs: the time until it is refused, and peak memory of the server and its child processes.
 *
 *     node bench/word/hostile-files.ts      # DB=postgres for PostgreSQL
 */
import { discard, inspect, upload } from '@scriptorium/contract/operations/import.ts';
import { createAccount, findWorkspace } from '../../tests/_support/accounts.ts';
import startClusterForRun from '../../tests/_support/prepare-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { HOSTILE } from '../../tests/imports/_support/hostile-files.ts';
import { watchMemory } from './watch-memory.ts';

const stopCluster = await startClusterForRun();
const server = await startServer();
try {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const send = async (name: string, content: BlobPart): Promise<string> => {
    const form = new FormData();
    form.append('uuid', uuid);
    form.append('file', new Blob([content]), name);
    return ((await ada.client.postRaw(upload.path, form)).body as { id: string }).id;
  };
  // The first one starts the converter.
  await ada.client.call(discard, { id: await look('good.html', '<p>Words.</p>') });
  for (const [what, name, make] of HOSTILE) {
    const content = await make();
    await ada.client.call(discard, { id: await look(what, content, name) });
  }

  async function look(what: string, content: BlobPart, name = what): Promise<string> {
    const memory = watchMemory(server.pid());
    const began = performance.now();
    const id = await send(name, content);
    const { status, body } = await ada.client.post(inspect.path, { uuid, id });
    const took = performance.now() - began;
    const { message = '' } = body as { message?: string };
    console.log(`${what.padEnd(34)} ${(took / 1000).toFixed(2)} s; ${memory.stop()}; ${status} ${message}`);
    return id;
  }
} finally {
  await server.dispose();
  await stopCluster();
}
