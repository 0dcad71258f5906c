import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { createLink } from '@scriptorium/contract/operations/links.ts';
import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashRows } from '../../server/src/db/engine/table-slices.ts';
import { type Account, createAccount, createGroup, loginAs } from '../_support/accounts.ts';
import { createDatabase } from '../_support/postgres.ts';
import { CLI, NODE, ROOT, type RunningServer, startServer } from '../_support/start-server.ts';
import { LiveEditor } from '../live/live-client.ts';
import { Reviewer } from '../review/reviewer.ts';
import { cli, tryStart } from './_support/operator.ts';

const PAPER = join(ROOT, 'examples/mwarp1d');

describe('an installation that moves to PostgreSQL', () => {
  let server: RunningServer;
  let ada: Account;
  let ben: Account;
  let group: string;
  let target: pg.Client;
  let url: string;
  let toPostgres: Record<string, string>;
  const file = () => join(server.dataDir, 'scriptorium.sqlite');
  const ask = async (text: string) => (await target.query<Record<string, unknown>>(text)).rows;
  const paper = { path: 'paper.md' };

  /** Kills the move as soon as `isTime` holds of its output and the target. */
  async function killWhen(isTime: (said: string) => Promise<boolean>): Promise<void> {
    const child = spawn(NODE, [CLI, 'move-to-postgres'], { env: toPostgres, cwd: ROOT });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(child, 'exit');
    while (child.exitCode === null && !(await isTime(said))) await setImmediate();
    expect(child.exitCode, said).toBeNull();
    child.kill('SIGKILL');
    await ended;
  }

  beforeAll(async () => {
    // On SQLite, whichever database the run is for.
    server = await startServer({ env: { DATABASE_URL: '' } });
    url = await createDatabase();
    toPostgres = { ...server.env, DATABASE_URL: url };
    target = new pg.Client({ connectionString: url });
    await target.connect();
    ada = await createAccount(server, 'Ada');
    ben = await createAccount(server, 'Ben');
    group = await createGroup('Warping "signals" \\ ✓', ada, ben);
    const files = readdirSync(PAPER).map((name) => ({
      name,
      content: new Uint8Array(readFileSync(join(PAPER, name))),
    }));
    await ada.client.upload(group, '', files);
    await ada.client.call(createTextFile, {
      uuid: group,
      parentItem: '',
      name: 'odd.md',
      content: 'Ä 🌲 {"a", NULL}\n',
    });
    await ada.client.call(createLink, {
      uuid: group,
      itemPath: 'odd.md',
      role: 'reader',
      accountsOnly: false,
      expiresAt: null,
      label: '',
    });
    const editor = await LiveEditor.open(ben.client, { workspace: group, ...paper });
    editor.type(0, 'Before. ');
    await editor.until(() => editor.isSaved);
    editor.stop();
    const reviewer = await Reviewer.open(ada, { workspace: group, ...paper });
    await reviewer.comment(0, 6, 'Is this *moved*?');
    await reviewer.suggest(0, 6, 'After');
    reviewer.close();
  });
  afterAll(async () => {
    await target?.end();
    await server?.dispose();
  });

  it('is refused while its server runs, and for a database that is in use', async () => {
    expect((await cli(server.env, 'move-to-postgres')).text).toContain('Set DATABASE_URL to the empty');
    expect((await cli(toPostgres, 'move-to-postgres')).text).toContain('already uses');
    await server.stop();
    await target.query('create table others (id integer)');
    expect((await cli(toPostgres, 'move-to-postgres')).text).toContain('is not empty; name an empty one');
    await target.query('drop table others');
  });

  it('survives being killed while copying and while comparing, and the old server being used in between', async () => {
    const source = new Database(file());
    // Enough slices to be killed between two, and a number that belonged to a deleted row.
    source.exec(`insert into event_log (category, type, message, details, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)
      select 'other', 'test', 'Event ' || i || ' \\ "quoted", {1,2}', '{}', i from n`);
    source.exec('delete from event_log where seq = (select max(seq) from event_log)');
    source.close();

    await killWhen(async () => {
      const known = await ask("select to_regclass('unfinished_move') as known");
      if (known[0]?.['known'] === null) return false;
      const [row] = await ask("select value from unfinished_move where name = 'event_log'");
      return row !== undefined && row['value'] !== 'done';
    });
    expect(await tryStart(toPostgres)).toContain('is being filled by "npm run cli -- move-to-postgres"');
    expect((await cli(toPostgres, 'check', '--repair')).text).toContain('is being filled by');
    const [halfway] = await ask('select count(*)::integer as n from event_log');
    expect(halfway?.['n']).toBeGreaterThan(0);

    // Changes rows that have been copied already, and adds some.
    expect(await cli(server.env, 'user', 'create', '--email', 'cem@example.org', '--name', 'Cem')).toMatchObject({
      code: 0,
    });
    const changed = new Database(file());
    changed.exec("update event_log set message = 'Changed' where seq = 100");
    changed.close();
    await killWhen((said) => Promise.resolve(said.includes('Reading everything again')));

    const moved = await cli(toPostgres, 'move-to-postgres');
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.text).toMatch(/^Moving: \d+ rows\. This takes less than a minute\.$/mu);
    expect(moved.text).toMatch(/\d+ rows in \d+ tables are in PostgreSQL; each was read again and is what it was/u);
    expect(await ask("select message from event_log where message = 'Changed'")).toHaveLength(1);
    expect(await ask('select 1 from "user" where email = \'cem@example.org\'')).toHaveLength(1);
    expect(await ask("select to_regclass('unfinished_move') as known")).toEqual([{ known: null }]);
  });

  it('leaves the same rows, foreign keys as in a new database, and no way to continue with the old one by mistake', async () => {
    expect(await cli(toPostgres, 'check', '--read')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^0 faults, 0 contents without a file/mu),
    });
    const kept = new Database(`${file()}.moved`, { readonly: true });
    const fresh = new pg.Client({ connectionString: await createDatabase(process.env['TEST_PREPARED_DATABASE']) });
    await fresh.connect();
    try {
      const keys = `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as is
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
      expect(await ask(keys)).toEqual((await fresh.query(keys)).rows);
      const tables = kept
        .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
        .pluck()
        .all()
        .filter((name) => !['node', 'node_event', 'kysely_migration', 'kysely_migration_lock'].includes(name))
        // Rebuilt by the server from the texts.
        .filter((name) => !/^(?:word_index|document_words|document_searched|document_changed)/u.test(name));
      expect(tables).toEqual(expect.arrayContaining(['review_thread', 'share_link', 'job']));
      for (const table of tables) {
        const read = (rows: Record<string, unknown>[]) =>
          rows
            .map((row) =>
              Object.keys(row)
                .toSorted()
                .map((name) => numberOf(row[name])),
            )
            .map((row) => hashRows([row as (string | number | null)[]]))
            .toSorted();
        expect(read(await ask(`select * from "${table}"`)), table).toEqual(
          read(kept.prepare<[], Record<string, unknown>>(`select * from "${table}"`).all()),
        );
      }
    } finally {
      kept.close();
      await fresh.end();
    }
    expect(await tryStart(server.env)).toContain('was moved to PostgreSQL: set DATABASE_URL');
    expect((await cli(toPostgres, 'move-to-postgres')).text).toContain('There is no database in');
  });

  it('serves from there: people log in as before and continue to write', async () => {
    await server.start({ DATABASE_URL: url });
    const again = await loginAs(server, ben);
    const text = await again.client.call(readText, { uuid: group, itemPath: 'odd.md' });
    expect(text.text).toBe('Ä 🌲 {"a", NULL}\n');
    const editor = await LiveEditor.open(again.client, { workspace: group, ...paper });
    await editor.until(() => editor.text.startsWith('Before. '));
    editor.type(0, 'On PostgreSQL. ');
    await editor.until(() => editor.isSaved);
    editor.stop();
    // Numbering continues after the last number ever assigned.
    const [events] = await ask('select max(seq)::integer - count(*)::integer as gone from event_log');
    expect(events?.['gone']).toBe(1);
    expect((await cli(server.env, 'check', '--read')).text).toMatch(/^0 faults/mu);
  });
});

/** pg returns as text what is a number in SQLite. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
}
