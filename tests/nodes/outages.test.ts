import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, mustPost, runCli } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { type OwnPostgres, startOwnPostgres } from '../_support/postgres.ts';
import { FaultyProxy } from '../live/faulty-proxy.ts';
import { LiveEditor } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

/** Keys per person before, during and after an outage. */
const PUSHES = FULL ? 100 : 5;
/** An export or e-mail whose server lost the database is not retried until the lease ends: after 60 or 120 s. */
const BEYOND_A_LEASE = { timeout: 150_000 };

describe('outages of the database under two servers', () => {
  let postgres: OwnPostgres;
  /** Where servers look for the database; this stays the same when another one takes over. */
  let line: FaultyProxy;
  let nodes: Nodes;
  let ada: Account;
  let ben: Account;
  let group: string;
  let here: LiveEditor;
  let beside: LiveEditor;
  const typed: string[] = [];

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    line = await FaultyProxy.start(() => postgres.port);
    nodes = await startNodes({ DATABASE_URL: await postgres.createDatabase(line.port), METRICS: '1' });
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Outages', ada, ben);
    const document = { workspace: group, path: 'outage.md' };
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: document.path });
    here = await LiveEditor.open(ada.client, document);
    beside = await LiveEditor.open(at(nodes.two, ben).client, document, nodes.two.port);
  });
  afterAll(async () => {
    here?.stop();
    beside?.stop();
    await nodes?.dispose();
    await line?.stop();
    await postgres?.stop();
  });

  const type = async (): Promise<void> => {
    for (let push = 0; push < PUSHES; push += 1) {
      const [a, b] = [`<h${typed.length}>`, `<b${typed.length}>`];
      typed.push(a, b);
      here.type(here.length, a);
      beside.type(0, b);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  /** Everything ever typed is there exactly once, for both and in the database. */
  const converge = async (): Promise<void> => {
    for (const editor of [here, beside]) await editor.until(() => editor.isSaved);
    await here.until(() => here.text === beside.text);
    for (const word of typed) expect(here.text.split(word), word).toHaveLength(2);
    // Each version occurs once, and none is missing.
    const rows = await withDatabase(nodes.one, (db) =>
      db.selectFrom('document_update').select(['from_version', 'to_version']).orderBy('from_version').execute(),
    );
    rows.forEach((row, at) => expect(row.from_version).toBe(rows[at - 1]?.to_version ?? 0));
  };

  const outages: [string, () => Promise<void>][] = [
    ['is restarted', () => postgres.restart('SIGINT')],
    ['crashes and recovers', () => postgres.restart('SIGQUIT')],
    [
      'is lost, and its standby takes over',
      async () => {
        await postgres.addStandby();
        await type();
        await postgres.failOver();
        line.cut();
      },
    ],
  ];
  it.each(outages)(
    'PostgreSQL %s while people type: nothing confirmed is lost, nothing is there twice',
    async (_, happen) => {
      await type();
      await Promise.all([happen(), type()]);
      await type();
      await converge();
      for (const server of [nodes.one, nodes.two])
        await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(200);
    },
  );

  it('an export and an e-mail interrupted by an outage happen once', async () => {
    const { defaultsFiles } = await ada.client.call(listDefaults, {});
    const before = nodes.mailbox.mails.length;
    const profileUuid = defaultsFiles.find(({ name }) => name === 'HTML')?.uuid ?? '';
    await ada.client.call(schedule, { uuid: group, profileUuid, files: ['outage.md'] });
    await mustPost(at(nodes.two, ben).client, '/api/user/request-password-reset-link', { email: ben.email });
    await postgres.restart('SIGINT');
    const read = async (): Promise<string[]> =>
      (await ada.client.call(listJobs, {})).jobs.map(({ state, outputPath = '' }) => `${state} ${outputPath}`);
    await expect.poll(() => read().catch(() => []), BEYOND_A_LEASE).toEqual(['done exports/outage.html']);
    const files = await withDatabase(nodes.one, (db) =>
      db.selectFrom('item').select('name').where('name', 'like', 'outage%').orderBy('name').execute(),
    );
    expect(files.map(({ name }) => name)).toEqual(['outage.html', 'outage.md']);
    await expect.poll(() => nodes.mailbox.mails.length - before, BEYOND_A_LEASE).toBe(1);
  }, 310_000);

  it('in the end, counts, histories and texts are exact', async () => {
    expect(await runCli(nodes.one, 'check')).toMatch(/^0 faults/mu);
  });
});
