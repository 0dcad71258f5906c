import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, runCli } from '../_support/accounts.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { CAN_MAKE_NETWORKS, makeNetwork, type Network } from '../_support/network-of-its-own.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { isDead } from '../faults/_support/inject.ts';
import { LiveEditor } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

/** Lost packets are sent again after pauses that double. */
const PATIENT = { timeout: 90_000, interval: 200 };

/** Unlike a closed connection: nobody is notified, and everything open stays open. */
describe.skipIf(!CAN_MAKE_NETWORKS)('a server in a network of its own, whose cable is pulled', () => {
  let network: Network;
  let nodes: Nodes;
  let far: RunningServer;
  let ada: Account;
  let ben: Account;
  let group: string;
  let here: LiveEditor;
  let beside: LiveEditor;
  let typed = 0;

  beforeAll(async () => {
    network = makeNetwork();
    nodes = await startNodes();
    const database = new URL(nodes.shared['DATABASE_URL'] ?? '');
    database.port = String(await network.letOut(Number(database.port)));
    database.hostname = network.outside;
    const PORT = String(new URL(nodes.two.url).port);
    await nodes.two.stop();
    await network.letIn(Number(PORT));
    const env = { ...nodes.shared, PORT, HOST: '0.0.0.0', DATABASE_URL: database.href };
    far = await startServer({ env, within: network.within });
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Cable', ada, ben);
    const document = { workspace: group, path: 'cable.md' };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: document.path });
    here = await LiveEditor.open(ada.client, document);
    beside = await LiveEditor.open(at(far, ben).client, document, far.port);
  });
  afterAll(async () => {
    here?.stop();
    beside?.stop();
    network?.plug();
    await far?.dispose();
    await nodes?.dispose();
    await network?.remove();
  });

  const type = (): void => {
    typed += 1;
    here.type(here.length, `<h${typed}>`);
    beside.type(0, `<b${typed}>`);
  };

  /** Everything typed is there exactly once, for both. */
  const converge = async (): Promise<void> => {
    await expect.poll(() => here.isSaved && beside.isSaved && here.text === beside.text, PATIENT).toBe(true);
    for (let count = 1; count <= typed; count += 1)
      for (const word of [`<h${count}>`, `<b${count}>`]) expect(here.text.split(word), word).toHaveLength(2);
  };

  const countNodes = () =>
    withDatabase(nodes.one, async (db) => (await db.selectFrom('node').select('id').execute()).length);

  it('briefly: the other confirms what is typed meanwhile, this one confirms nothing, and catches up', async () => {
    type();
    await converge();
    network.pull();
    type();
    await here.until(() => here.isSaved);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(beside.isSaved).toBe(false);
    network.plug();
    await converge();
    expect(await countNodes()).toBe(2);
  });

  it('for so long that the other considers it dead: then it exits, and its successor takes over', async () => {
    network.pull();
    for (let push = 0; push < 5; push += 1) type();
    await here.until(() => here.isSaved);
    await expect.poll(countNodes, PATIENT).toBe(1);
    type();
    await here.until(() => here.isSaved);
    expect(beside.isSaved).toBe(false);
    network.plug();
    await expect.poll(() => isDead(far.pid()), PATIENT).toBe(true);
    await far.start();
    await converge();
  });

  it('in the end, counts, histories and texts are exact', async () => {
    expect(await runCli(nodes.one, 'check')).toMatch(/^0 faults/mu);
  });
});
