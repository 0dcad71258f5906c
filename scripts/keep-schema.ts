import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { createTextFile, deletePath } from '@scriptorium/contract/operations/workspace.ts';
import { postgresEnvironment } from '../server/src/cli/back-up.ts';
import { MIGRATIONS } from '../server/src/db/migrations/all.ts';
import { createAccountByCalls, createGroup, findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { startCluster } from '../tests/_support/postgres.ts';
import { ROOT, startServer } from '../tests/_support/start-server.ts';
import { Reviewer } from '../tests/review/reviewer.ts';
import { LiveEditor } from '../tests/live/live-client.ts';

/**
 * Records a release's schema, with a little of every kind of data, as SQL for both databases. Run it once before a
 * release with a migration and commit the result; tests/care/upgrade.test.ts upgrades every one of them.
 *
 *     node scripts/keep-schema.ts
 */
const newest = Object.keys(MIGRATIONS).at(-1) ?? '';
const folder = join(ROOT, 'tests/care/schemas', newest);

async function keep(dialect: 'sqlite' | 'postgres'): Promise<void> {
  await using server = await startServer();
  const ada = await createAccountByCalls(server, 'Ada');
  const ben = await createAccountByCalls(server, 'Ben');
  const home = await findWorkspace(ada);
  const group = await createGroup('Forest ✓ "quoted"', ada, ben);
  await ada.client.call(createTextFile, { uuid: home, parentItem: '', name: 'paper.md', content: '# Paper\n\nÄ 🌲\n' });
  await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: "it's shared.md", content: 'Shared.\n' });
  await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'gone.md', content: 'In the trash.\n' });
  await ada.client.call(deletePath, { uuid: group, itemPath: 'gone.md' });
  await ada.client.upload(home, '', [{ name: 'data.bin', content: 'The bytes of a small file.' }]);
  const editor = await LiveEditor.open(ben.client, { workspace: group, path: "it's shared.md" });
  for (const word of ['Typed ', 'by ', 'Ben. ']) editor.type(editor.length, word);
  await editor.until(() => editor.isSaved);
  editor.stop();
  const reviewer = await Reviewer.open(ada, { workspace: group, path: "it's shared.md" });
  await reviewer.comment(0, 6, 'Is this *kept*?');
  await reviewer.suggest(0, 6, 'Common');
  reviewer.close();
  const admin = await loginAdmin(server);
  await admin.client.call(updateSetting, { key: 'app_name', value: 'Kept' });
  await server.stop();

  const text =
    dialect === 'sqlite'
      ? dumpSqlite(join(server.dataDir, 'scriptorium.sqlite'))
      : dumpPostgres(server.env['DATABASE_URL'] ?? '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${dialect}.sql`), text);
  const blobs = join(server.dataDir, 'blobs');
  for (const shard of readdirSync(blobs).filter((name) => /^[0-9a-f]{2}$/u.test(name))) {
    for (const hash of readdirSync(join(blobs, shard))) {
      mkdirSync(join(folder, 'blobs', shard), { recursive: true });
      writeFileSync(join(folder, 'blobs', shard, hash), readFileSync(join(blobs, shard, hash)));
    }
  }
}

/** The search index is rebuilt from the texts; SQLite creates the tables behind a virtual table itself. */
const NOT_KEPT = new Set(['document_changed', 'document_searched', 'document_words', 'word_index']);

function dumpSqlite(file: string): string {
  const database = new Database(file, { readonly: true });
  const made = database
    .prepare<[], { type: string; name: string; sql: string | null }>(
      "select type, name, sql from sqlite_master where name not like 'sqlite_%' and name not like 'word\\_index\\_%' escape '\\' order by rowid",
    )
    .all();
  const lines = made.flatMap(({ sql }) => (sql === null ? [] : [`${sql};`]));
  for (const { name } of made.filter(({ type, name: table }) => type === 'table' && !NOT_KEPT.has(table))) {
    for (const row of database.prepare(`select * from "${name}"`).raw().all() as unknown[][])
      lines.push(`insert into "${name}" values (${row.map(quote).join(', ')});`);
  }
  database.close();
  return `${lines.join('\n')}\n`;
}

function quote(value: unknown): string {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'string') throw new TypeError(`A ${typeof value} is in the database.`);
  return `'${value.replaceAll("'", "''")}'`;
}

/** Without psql meta-commands, so that any client can run it. */
function dumpPostgres(url: string): string {
  const flags = ['--inserts', '--no-owner', '--no-privileges', '--no-comments'];
  const dump = execFileSync('pg_dump', flags, { env: postgresEnvironment(url), encoding: 'utf8', maxBuffer: 1e8 });
  return dump
    .split('\n')
    .filter((line) => !line.startsWith('\\') && !line.startsWith('--') && line !== '')
    .join('\n')
    .concat('\n');
}

await keep('sqlite');
process.env['DB'] = 'postgres';
const cluster = await startCluster();
process.env['TEST_CLUSTER_URL'] = cluster.url;
try {
  await keep('postgres');
} finally {
  await cluster.stop();
}
console.log(`Kept ${newest} in ${folder}.`);
