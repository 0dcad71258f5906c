import { createTextFile, searchTexts } from '@scriptorium/contract/operations/workspace.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { fillWorkspace, withDatabase } from '../_support/fill-workspace.ts';
import { freshName } from '../_support/fresh-name.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { LiveEditor } from '../live/live-client.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

/** The index is some seconds behind the texts. */
const SOON = { timeout: 30_000, interval: 200 };
/** Enough for some seconds of work. */
const MANY = 200;

describe('full-text search with two servers', () => {
  let nodes: Nodes;
  let ada: Account;
  let ben: Account;
  let group: string;
  beforeAll(async () => {
    nodes = await startNodes();
    ada = await createAccount(nodes.one, 'Ada');
    ben = await createAccount(nodes.one, 'Ben');
    group = await createGroup('Words', ada, ben);
  });
  afterAll(() => nodes?.dispose());

  const find = async (query: string, who: Account): Promise<string[]> =>
    (await who.client.call(searchTexts, { query })).texts.map(({ path }) => path);

  it('what is created and typed at one is found at the other, whichever has the job', async () => {
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'one.md', content: 'quokkamade\n' });
    const there = at(nodes.two, ben);
    await there.client.call(createTextFile, { uuid: group, parentItem: '', name: 'two.md', content: 'Two.\n' });
    const beside = await LiveEditor.open(there.client, { workspace: group, path: 'two.md' }, nodes.two.port);
    beside.type(0, 'quokkatyped ');
    await beside.until(() => beside.isSaved);
    beside.stop();
    await expect.poll(() => find('quokkamade', there), SOON).toEqual(['one.md']);
    await expect.poll(() => find('quokkatyped', ada), SOON).toEqual(['two.md']);
  });

  const countLeft = (): Promise<number> =>
    withDatabase(nodes.one, async (db) => {
      const { rows } = await sql<{ count: string }>`select count(*) as count from document_changed`.execute(db);
      return Number(rows[0]?.count);
    });
  /** The server that is running the job. */
  const findWorking = (): Promise<string | null> =>
    withDatabase(nodes.one, async (db) => {
      const row = await db
        .selectFrom('job')
        .select('owner')
        .where('kind', '=', 'index-texts')
        .where('state', '=', 'running')
        .executeTakeFirst();
      return row?.owner?.split(':')[0] ?? null;
    });
  const idOf = (server: RunningServer): Promise<string | null> =>
    withDatabase(nodes.one, async (db) => {
      const rows = await db.selectFrom('node').select(['id', 'process']).execute();
      return rows.find(({ process }) => process === server.pid())?.id ?? null;
    });

  it('the server with the job is killed while indexing: the other finishes, and finds what the dead one had only in memory', async () => {
    await fillWorkspace(nodes.one, group, {
      folders: 1,
      files: MANY,
      name: freshName('many'),
      text: 'One of many quokkafilled.\n',
    });
    await withDatabase(nodes.one, async (db) => {
      await sql`insert into document_changed select document.id, item.workspace_id from document
        join item on item.id = document.id where item.name like 'file-%' on conflict do nothing`.execute(db);
    });
    // Creating it makes the job due.
    await ada.client.call(createTextFile, {
      uuid: group,
      parentItem: '',
      name: freshName('more.md'),
      content: 'More.\n',
    });
    await expect.poll(findWorking, SOON).not.toBeNull();
    await expect.poll(countLeft, SOON).toBeLessThan(MANY - 5);
    const isOne = (await findWorking()) === (await idOf(nodes.one));
    const [working, other] = isOne ? [nodes.one, nodes.two] : [nodes.two, nodes.one];
    const typist = at(working, ada);
    const editor = await LiveEditor.open(typist.client, { workspace: group, path: 'one.md' }, working.port);
    editor.type(0, 'quokkaforgotten ');
    await editor.until(() => editor.isSaved);
    editor.stop();
    await working.kill();
    expect(await countLeft()).toBeGreaterThan(0);
    // A dead server is declared dead after 15 seconds.
    const survivor = at(other, ada);
    await expect.poll(countLeft, { timeout: 90_000, interval: 300 }).toBe(0);
    await expect.poll(() => find('quokkaforgotten', survivor), SOON).toEqual(['one.md']);
    expect(await find('quokkafilled', survivor)).toHaveLength(10);
    await working.start();
  }, 180_000);
});
