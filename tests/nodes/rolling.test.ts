import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBalancer } from '../../scripts/cluster/balancer.ts';
import { VERSION } from '../../server/src/config/version.ts';
import { type Account, createAccount, createGroup, runCli } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { findFreePort, type RunningServer, startServer } from '../_support/start-server.ts';
import { typeDuring } from '../_support/typist.ts';
import { LiveEditor } from '../live/live-client.ts';
import { buildLaterRelease, makeBreaking, type Release } from './later-release.ts';
import { at, shareSettings } from './start-nodes.ts';

/** A built checkout of the previous release, to be tried before a release. */
const BEFORE = process.env['RELEASE_BEFORE'];
const COLOUR = '/api/workspace/colour-item';
const RELOAD = 'If it has just been updated, reload the page.';
/** The longest anyone waits while the tables are changed: design, "longest answer". */
const LONGEST_MS = 3500;
/** Several servers start and stop one after the other. */
const RESTARTS_MS = 240_000;

describe('a release that adds a call, a field, columns in the busiest tables and a table', () => {
  const endings: (() => unknown)[] = [];
  const ending = <T>(thing: T, end: (thing: T) => unknown): T => {
    endings.push(() => end(thing));
    return thing;
  };
  let later: Release;
  let shared: Record<string, string>;
  let look: () => Promise<void>;
  /** Those behind the balancer, by place. */
  const servers: RunningServer[] = [];
  const ports: number[] = [];
  let ada: Account;
  let ben: Account;
  let group: string;
  let here: LiveEditor;
  let beside: LiveEditor;
  let words = 0;
  const place = { workspace: '', path: 'rolled.md' };

  const start = async (where: number, release?: Pick<Release, 'root'>): Promise<RunningServer> => {
    const env = { ...shared, PORT: String(ports[where]) };
    const server = await startServer({ env, ...(release && { root: release.root }) });
    endings.push(() => server.dispose());
    servers[where] = server;
    await look();
    return server;
  };
  const replace = async (where: number, release?: Pick<Release, 'root'>): Promise<RunningServer> => {
    expect(await servers[where]?.stop()).toBe(0);
    await look();
    return start(where, release);
  };

  beforeAll(async () => {
    later = ending(buildLaterRelease(), (release) => release.remove());
    const settings = ending(await shareSettings({ TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '1' }), ({ dispose }) =>
      dispose(),
    );
    shared = settings.shared;
    for (let one = 0; one < 3; one += 1) ports.push(await findFreePort());
    const balancer = ending(await startBalancer(settings.port, ports, { anywhere: true }), ({ close }) => close());
    look = balancer.look;
    await Promise.all([start(0), start(1)]);
    const all = { ...(servers[0] as RunningServer), url: settings.shared.PUBLIC_URL };
    ada = await createAccount(all, 'Ada');
    ben = await createAccount(all, 'Ben');
    group = await createGroup('Rolled', ada, ben);
    place.workspace = group;
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: place.path });
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'meanwhile.md' });
    here = ending(await LiveEditor.open(ada.client, place), (editor) => editor.stop());
    beside = ending(await LiveEditor.open(ben.client, place), (editor) => editor.stop());
  });
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });

  /** Two people type meanwhile, and continue until both have everything. */
  const typeWhile = async <T>(work: Promise<T>): Promise<T> => {
    const working = new AbortController();
    const done = work.finally(() => working.abort());
    done.catch(() => undefined);
    do {
      for (const editor of [here, beside]) editor.type(0, `<${(words += 1)}>`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    } while (!working.signal.aborted);
    const result = await done;
    for (const editor of [here, beside]) await editor.until(() => editor.isSaved);
    await here.until(() => here.text === beside.text);
    return result;
  };
  const expectEverything = async (): Promise<void> => {
    const numbers = [...here.text.matchAll(/<(\d+)>/gu)].map(([, number]) => Number(number)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: words }, (_, before) => before + 1));
    expect(here.text.replaceAll(/<\d+>/gu, '')).toBe('');
    expect([...here.errors, ...beside.errors]).toEqual([]);
    const server = servers.find((one) => one !== undefined) as RunningServer;
    const rows = await withDatabase(server, (db) =>
      db
        .selectFrom('document_update')
        .innerJoin('item', 'item.id', 'document_id')
        .where('item.name', '=', place.path)
        .select(['from_version', 'to_version'])
        .orderBy('from_version')
        .execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    rows.forEach((row, where) => expect(row.from_version).toBe(rows[where - 1]?.to_version ?? 0));
  };
  const listReleases = () =>
    withDatabase(servers[0] as RunningServer, async (db) =>
      (await db.selectFrom('node').select('version').orderBy('version').execute()).map(({ version }) => version),
    );

  it.skipIf(BEFORE === undefined)(
    'the previous release is rolled to this one while people type, and back',
    async () => {
      const before = { root: BEFORE ?? '' };
      for (const where of [0, 1]) await typeWhile(replace(where, before));
      await typeWhile(replace(0));
      await typeWhile(replace(1));
      await typeWhile(replace(0, before));
      await typeWhile(replace(0));
      await expectEverything();
    },
    2 * RESTARTS_MS,
  );

  it('changes the tables while people type, who never wait long, whoever else holds a lock on a table', async () => {
    const old = at(servers[0] as RunningServer, ada).client;
    const migrating = async (): Promise<void> => {
      let starting: Promise<unknown> = Promise.resolve();
      await withDatabase(servers[0] as RunningServer, (db) =>
        db.transaction().execute(async (slow) => {
          await sql`select 1 from item limit 1`.execute(slow);
          starting = start(2, later);
          starting.catch(() => undefined);
          await sql`select pg_sleep(4)`.execute(slow);
        }),
      );
      await starting;
    };
    const meanwhile = { workspace: group, path: 'meanwhile.md' };
    const { acknowledged } = await typeWhile(typeDuring(old, meanwhile, migrating));
    expect(acknowledged.count).toBeGreaterThan(50);
    expect(acknowledged.max).toBeLessThan(LONGEST_MS);
    expect(await listReleases()).toEqual([VERSION, VERSION, '9.0.0']);
    await expectEverything();
  });

  it('works next to the previous one: pages of either learn what the other does not support', async () => {
    const [old, next] = [servers[0], servers[2]].map((server) => at(server as RunningServer, ada).client);
    if (old === undefined || next === undefined) throw new Error('There is no server.');
    // A page of the previous release, at both.
    for (const [name, client] of Object.entries({ old, next })) {
      const made = freshName(`${name}.md`);
      await client.call(createTextFile, { uuid: group, parentItem: '', name: made });
      const other = Object.values({ old, next }).find((one) => one !== client);
      expect((await other?.call(readText, { uuid: group, itemPath: made }))?.text).toBe('');
    }
    // A page of the next release, at both.
    const asked = { uuid: group, itemPath: place.path, colour: 'green' };
    expect(await next.post(COLOUR, asked)).toMatchObject({ status: 200 });
    expect(await old.post(COLOUR, asked)).toMatchObject({
      status: 404,
      body: { error: 'not-found', message: `The server does not know this call. ${RELOAD}` },
    });
    expect(
      await old.post(createTextFile.path, { uuid: group, parentItem: '', name: 'x.md', colour: 'red' }),
    ).toMatchObject({
      status: 422,
      body: { error: 'invalid', field: 'colour', message: expect.stringContaining('reload the page.') },
    });
  });

  it(
    'is rolled out server by server, and back again, while people type',
    async () => {
      await typeWhile(replace(1, later));
      await typeWhile(replace(0, later));
      expect(await listReleases()).toEqual(['9.0.0', '9.0.0', '9.0.0']);
      await expectEverything();
      // A server of the previous release is restarted on tables that have more than it knows.
      await typeWhile(replace(0));
      await expectEverything();
      // It leaves alone what it does not know.
      const { rows } = await withDatabase(servers[0] as RunningServer, (db) =>
        sql<{ item: string; document: string }>`select i.colour as item, d.colour as document
        from item i join document d on d.id = i.id where i.name = ${place.path}`.execute(db),
      );
      expect(rows).toEqual([{ item: 'green', document: 'green' }]);
      for (const server of servers) expect(await runCli(server, 'check')).toMatch(/^0 faults/mu);
    },
    RESTARTS_MS,
  );

  it('is refused next to the previous one if it does more than add, and then prevents that one from starting', async () => {
    await servers[2]?.stop();
    makeBreaking(later);
    await withDatabase(servers[0] as RunningServer, (db) =>
      sql`delete from kysely_migration where name like '900%'`.execute(db),
    );
    await expect(start(2, later)).rejects.toThrow(
      /is version \S+, and this one 9\.0\.0: these two cannot run side by side/u,
    );
    here.stop();
    beside.stop();
    await Promise.all([servers[0]?.stop(), servers[1]?.stop()]);
    await withDatabase(servers[0] as RunningServer, (db) =>
      sql`insert into kysely_migration values ('900-colours', now()::text)`.execute(db),
    );
    await expect(start(0)).rejects.toThrow(/written by a newer Scriptorium \(its schema has 900-colours/u);
  });
});
