import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, runCli } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { FaultyProxy } from '../live/faulty-proxy.ts';
import { LiveEditor } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

describe('faults next to a server that continues', () => {
  let nodes: Nodes;
  /** The server that is cut off. */
  let far: RunningServer;
  /** Between it and the database. */
  let line: FaultyProxy;
  let ada: Account;
  let ben: Account;
  let group: string;
  let here: LiveEditor;
  let beside: LiveEditor;
  let count = 0;

  beforeAll(async () => {
    nodes = await startNodes();
    const database = new URL(nodes.shared['DATABASE_URL'] ?? '');
    const port = Number(database.port);
    line = await FaultyProxy.start(() => port);
    database.port = String(line.port);
    far = await startServer({ env: { ...nodes.shared, DATABASE_URL: database.href } });
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Faults', ada, ben);
  });
  afterAll(async () => {
    await far?.dispose();
    await line?.stop();
    await nodes?.dispose();
  });

  /** Opens a new text, one person at the first server and the other at the faulty one. */
  const open = async (faulty: RunningServer): Promise<void> => {
    count += 1;
    const document = { workspace: group, path: `fault-${count}.md` };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: document.path });
    here = await LiveEditor.open(ada.client, document);
    beside = await LiveEditor.open(at(faulty, ben).client, document, faulty.port);
  };

  let typed = 0;
  beforeEach(() => (typed = 0));
  const type = (): void => {
    typed += 1;
    here.type(here.length, `<h${typed}>`);
    beside.type(0, `<b${typed}>`);
  };

  /** Everything typed is there exactly once, for both. */
  const converge = async (): Promise<void> => {
    for (const editor of [here, beside]) await editor.until(() => editor.isSaved);
    await here.until(() => here.text === beside.text);
    for (let at = 1; at <= typed; at += 1)
      for (const word of [`<h${at}>`, `<b${at}>`]) expect(here.text.split(word), word).toHaveLength(2);
    here.stop();
    beside.stop();
  };

  it('one is suspended in the middle of pushes, then resumed: the others keep writing meanwhile, and nothing is applied twice', async () => {
    await open(nodes.two);
    for (let round = 0; round < 5; round += 1) {
      for (let push = 0; push < 5; push += 1) type();
      process.kill(nodes.two.pid(), 'SIGSTOP');
      const before = here.confirmed;
      here.type(here.length, '.');
      // Not held up by a transaction the other may have open.
      await here.until(() => here.isSaved && here.confirmed > before);
      process.kill(nodes.two.pid(), 'SIGCONT');
    }
    await converge();
  });

  it('one is killed in the middle of pushes: what was not acknowledged is sent to its successor, and applied once', async () => {
    await open(nodes.two);
    for (let round = 0; round < 2; round += 1) {
      for (let push = 0; push < 5; push += 1) type();
      await nodes.two.kill();
      type();
      await here.until(() => here.isSaved);
      await nodes.two.start();
    }
    await converge();
  });

  it('the database ends all connections, again and again', async () => {
    await open(nodes.two);
    const client = new pg.Client({ connectionString: nodes.shared['DATABASE_URL'] });
    await client.connect();
    for (let round = 0; round < 3; round += 1) {
      for (let push = 0; push < 5; push += 1) type();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      type();
      await here.until(() => here.isSaved);
    }
    await client.end();
    await converge();
  });

  it('one is cut off from the database: it reports this to the load balancer, confirms nothing, and catches up', async () => {
    await open(far);
    type();
    await beside.until(() => beside.isSaved && beside.text === here.text);
    line.fault = 'refuse';
    line.cut();
    type();
    await here.until(() => here.isSaved);
    await expect.poll(async () => (await fetch(`${far.url}/health`)).status).toBe(503);
    expect(beside.isSaved).toBe(false);
    line.fault = 'none';
    await expect.poll(async () => (await fetch(`${far.url}/health`)).status).toBe(200);
    await converge();
  });

  it('in the end, counts, histories and texts are exact', async () => {
    expect(await runCli(nodes.one, 'check')).toMatch(/^0 faults/mu);
  });
});
