import { readText, getAssetLink, list } from '@scriptorium/contract/operations/workspace.ts';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { MIGRATIONS } from '../../server/src/db/migrations/all.ts';
import type { PortableMigration } from '../../server/src/db/migrations/column-types.ts';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import { copyBeforeMigration } from '../../server/src/db/engine/sqlite-file.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { loginAs, runCli } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { createDatabase } from '../_support/postgres.ts';
import { startServer } from '../_support/start-server.ts';
import { LiveEditor } from '../live/live-client.ts';

const onPostgres = process.env['DB'] === 'postgres';
const dialect = onPostgres ? 'postgres' : 'sqlite';
/** Released schemas, with a little of every kind of data (scripts/keep-schema.ts). */
const KEPT = join(import.meta.dirname, 'schemas');
const NEWEST = Object.keys(MIGRATIONS).at(-1) ?? '';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'scriptorium-upgrade-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

interface Kept {
  env: Record<string, string>;
  file: string;
  open(): Kysely<Schema>;
}

/** Restores a data directory (and database) as left by a server of that release. */
async function bringBack(name: string): Promise<Kept> {
  const dataDir = mkdtempSync(join(place, 'data-'));
  cpSync(join(KEPT, name, 'blobs'), join(dataDir, 'blobs'), { recursive: true });
  const text = readFileSync(join(KEPT, name, `${dialect}.sql`), 'utf8');
  const file = join(dataDir, 'scriptorium.sqlite');
  if (onPostgres) {
    const url = await createDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
    return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, file, open: () => openPostgres(url, 2).db };
  }
  const database = new Database(file);
  database.pragma('foreign_keys = OFF');
  database.exec(text);
  database.close();
  return { env: { DATA_DIR: dataDir }, file, open: () => kyselyOnSqlite(openSqlite(file, 'writer')) };
}

async function withDatabase<T>(kept: Kept, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const db = kept.open();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A hypothetical next migration. */
const later: PortableMigration = {
  up: async (db) => {
    await db.schema.alterTable('item').addColumn('colour', 'text').execute();
    await sql`update item set colour = 'green'`.execute(db);
  },
};
const broken: PortableMigration = {
  up: async (db, of) => {
    await later.up(db, of);
    await db.schema.createTable('half').addColumn('id', 'text').execute();
    await sql`insert into there_is_no_such_table values (1)`.execute(db);
  },
};

test('all released schemas are kept, including the current one', () => {
  const kept = readdirSync(KEPT);
  expect(kept).toContain('001-initial');
  expect(kept).toContain(NEWEST);
  expect(Object.keys(MIGRATIONS)).toEqual(expect.arrayContaining(kept));
});

/**
 * All of them are migrated. A server is started and its data read back on the oldest, which takes every migration, and
 * on PostgreSQL on one whose servers had rows before they could share a database.
 */
const STARTED = FULL ? readdirSync(KEPT) : ['001-initial', ...(onPostgres ? ['022-passkeys'] : [])];

describe.each(STARTED)('data of %s', (name) => {
  test('is upgraded at server start, and everything is there and sound', async () => {
    const kept = await bringBack(name);
    await using server = await startServer({ env: kept.env });
    const { client } = await loginAs(server, {
      email: 'ada@example.org',
      password: 'Ada: a long pass phrase',
      displayName: 'Ada',
    });
    const { workspaces } = await client.call(list, {});
    const home = workspaces.find(({ ownerType }) => ownerType === 'user')?.uuid ?? '';
    const group = workspaces.find(({ ownerName }) => ownerName === 'Forest ✓ "quoted"')?.uuid ?? '';
    expect((await client.call(readText, { uuid: home, itemPath: 'paper.md' })).text).toBe('# Paper\n\nÄ 🌲\n');
    const shared = { workspace: group, path: "it's shared.md" };
    const editor = await LiveEditor.open(client, shared);
    expect(editor.text).toBe('Shared.\nTyped by Ben. ');
    editor.type(0, 'Ada goes on. ');
    await editor.until(() => editor.isSaved);
    editor.stop();
    const { url } = await client.call(getAssetLink, { workspaceUUID: home, path: 'data.bin' });
    expect(new TextDecoder().decode(await client.download(url))).toBe('The bytes of a small file.');
    expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
  });
});

/**
 * The gate migrates the oldest, which takes every migration, and those since which reviews and logins have rows of
 * their own.
 */
const MIGRATED = FULL ? readdirSync(KEPT) : ['001-initial', '014-review-news', '022-passkeys', NEWEST];

describe.each(MIGRATED)('data of %s', (name) => {
  test('takes a later migration, once, after a copy was made (SQLite)', async () => {
    const kept = await bringBack(name);
    const migrations = { ...MIGRATIONS, '998-later': later };
    const copyFirst = (next: string): string | null => (onPostgres ? null : copyBeforeMigration(kept.file, next));
    const items = await withDatabase(kept, async (db) => {
      expect((await migrate(db, dialect, { migrations, copyFirst })).at(-1)).toBe('998-later');
      expect(await migrate(db, dialect, { migrations, copyFirst })).toEqual([]);
      return (await sql<{ colour: string }>`select colour from item`.execute(db)).rows;
    });
    expect(new Set(items.map(({ colour }) => colour))).toEqual(new Set(['green']));
    const next = Object.keys(migrations).find((each) => each > name) ?? '';
    if (!onPostgres) expect(existsSync(`${kept.file}.before-${next}`)).toBe(true);
  });

  // A failed migration is rolled back in one transaction, whatever was there before. The gate tries that on the newest
  // and, on SQLite, on the oldest.
  if (!FULL && name !== NEWEST && (onPostgres || name !== '001-initial')) return;
  test('is unchanged after a failed migration, and the message says what failed and where the copy is', async () => {
    const kept = await bringBack(name);
    const migrations = { ...MIGRATIONS, '998-broken': broken };
    const copyFirst = (next: string): string | null => (onPostgres ? null : copyBeforeMigration(kept.file, next));
    await withDatabase(kept, async (db) => {
      await migrate(db, dialect);
      const before = await describeTables(db);
      const failed = migrate(db, dialect, { migrations, copyFirst });
      await expect(failed).rejects.toThrow(/could not be migrated to 998-broken .*there_is_no_such_table/u);
      if (!onPostgres) await expect(failed).rejects.toThrow(`${kept.file}.before-998-broken`);
      expect(await describeTables(db)).toEqual(before);
      // A fixed version then resumes from there.
      expect(await migrate(db, dialect, { migrations: { ...MIGRATIONS, '998-later': later } })).toEqual(['998-later']);
    });
    if (onPostgres) return;
    const copy = new Database(`${kept.file}.before-998-broken`, { readonly: true });
    expect(copy.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(copy.prepare('select count(*) as n from item').get()).not.toEqual({ n: 0 });
    copy.close();
  });
});

test('a program starts on tables that a later one has added to, but on no others; one that copies tables starts on neither', async () => {
  const kept = await bringBack(NEWEST);
  await withDatabase(kept, async (db) => {
    await migrate(db, dialect, { migrations: { ...MIGRATIONS, '998+later': later } });
    expect(await migrate(db, dialect, { allowNewerTables: true })).toEqual([]);
    await expect(migrate(db, dialect)).rejects.toThrow('its schema has 998+later');
    await migrate(db, dialect, {
      migrations: { ...MIGRATIONS, '998+later': later, '999-else': { up: async () => {} } },
    });
    await expect(migrate(db, dialect, { allowNewerTables: true })).rejects.toThrow('its schema has 999-else');
  });
});

// On SQLite each data directory has one server, so there is nothing to test.
if (onPostgres) {
  test('three servers starting at once on a new database migrate it once, and one of them continues', async () => {
    const url = await createDatabase();
    const starts = await Promise.allSettled([0, 1, 2].map(() => startServer({ env: { DATABASE_URL: url } })));
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    try {
      const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
      expect(servers).toHaveLength(1);
      for (const reason of refused) expect(reason).toContain('already uses this database');
      const { db } = openPostgres(url, 1);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      await db.destroy();
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
      expect(rows.at(-1)?.name).toBe(NEWEST);
    } finally {
      await Promise.all(servers.map((server) => server.dispose()));
    }
  });
}

async function describeTables(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).toSorted();
}

test('history composed by earlier releases is marked as such, and nothing else is', async () => {
  const kept = await bringBack('008-history-charge');
  await withDatabase(kept, async (db) => {
    const row = sql`update document_update set ended_at = started_at + 60000
      where (document_id, from_version) = (select document_id, max(from_version) from document_update group by document_id)`;
    await row.execute(db);
    await migrate(db, dialect);
    const rows = await db.selectFrom('document_update').select('form').orderBy('from_version').execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ form }) => form)).toEqual(rows.map((_, i) => (i + 1 < rows.length ? 'pushed' : 'composed')));
  });
});
